import { Migration } from '@mikro-orm/migrations';

/** Who may register: the mode, blocks of networks and names, invites, and requests. The previous version reads none of it. */
export class Migration20261126020000_registration_rules extends Migration {
  override up(): void {
    this.addSql(`
      create table registration_settings (
        id text primary key check (id in ('registration')),
        mode text not null check (mode in ('OPEN', 'APPROVAL', 'INVITE', 'CLOSED')),
        updated_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table email_domain_blocks (
        id uuid primary key,
        created_at timestamptz(3) not null,
        domain text not null unique,
        needs_approval boolean not null default false,
        comment text not null default '' check (char_length(comment) <= 420),
        created_by uuid null references users (id) on delete set null
      )`);
    this.addSql('create index email_domain_blocks_by_creator on email_domain_blocks (created_by)');
    this.addSql(`
      create table handle_blocks (
        id uuid primary key,
        created_at timestamptz(3) not null,
        pattern text not null,
        folded text not null,
        is_exact boolean not null,
        needs_approval boolean not null default false,
        comment text not null default '' check (char_length(comment) <= 420),
        created_by uuid null references users (id) on delete set null,
        constraint handle_blocks_folded_is_exact_unique unique (folded, is_exact)
      )`);
    this.addSql('create index handle_blocks_by_creator on handle_blocks (created_by)');
    this.addSql(`
      create table ip_blocks (
        id uuid primary key,
        created_at timestamptz(3) not null,
        range cidr not null unique,
        severity text not null check (severity in ('SIGN_UP_APPROVAL', 'SIGN_UP_BLOCK', 'NO_ACCESS')),
        comment text not null default '' check (char_length(comment) <= 420),
        ends_at timestamptz(3) null,
        created_by uuid null references users (id) on delete set null
      )`);
    this.addSql('create index ip_blocks_by_creator on ip_blocks (created_by)');
    this.addSql(`
      create table invites (
        id uuid primary key,
        created_at timestamptz(3) not null,
        owner_id uuid not null references users (id) on delete cascade,
        code text not null unique,
        max_uses int null check (max_uses >= 1 and max_uses <= 100),
        uses int not null default 0 check (uses >= 0),
        expires_at timestamptz(3) null,
        revoked_at timestamptz(3) null,
        follows_owner boolean not null default false,
        comment text not null default '' check (char_length(comment) <= 420)
      )`);
    this.addSql('create index invites_by_owner on invites (owner_id, id desc)');
    this.addSql(`
      create table invited_users (
        user_id uuid primary key references users (id) on delete cascade,
        invite_id uuid not null references invites (id) on delete cascade
      )`);
    this.addSql('create index invited_users_by_invite on invited_users (invite_id)');
    this.addSql(`
      create table registration_requests (
        user_id uuid primary key references users (id) on delete cascade,
        reason text not null default '' check (char_length(reason) <= 420),
        cause text not null check (cause in ('MODE', 'ABSENCE', 'EMAIL_DOMAIN', 'HANDLE', 'ADDRESS')),
        state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED')),
        verified_at timestamptz(3) null,
        decided_by uuid null references users (id) on delete set null,
        decided_at timestamptz(3) null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      create index registration_requests_waiting on registration_requests (user_id)
      where state = 'PENDING' and verified_at is not null`);
    this.addSql('create index registration_requests_by_decider on registration_requests (decided_by)');
  }
}
