import { Migration } from '@mikro-orm/migrations';

/** Claims, who holds them, and what administrators did. */
export class Migration20261121001300_rights extends Migration {
  override up(): void {
    // What the product itself asks for is put there at each start; its categories are known by their key.
    this.addSql(`
      create table claim_categories (
        id uuid primary key,
        key text unique,
        name text not null,
        description text not null default '',
        is_active boolean not null default true,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create unique index claim_categories_name on claim_categories (lower(name))');
    this.addSql(`
      create table claim_definitions (
        id uuid primary key,
        category_id uuid not null references claim_categories (id),
        value text not null unique,
        name text not null,
        description text not null default '',
        is_active boolean not null default true,
        is_system boolean not null default false,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index claim_definitions_by_category on claim_definitions (category_id)');
    this.addSql(`
      create table role_claims (
        role text not null check (role in ('basic', 'editor', 'admin', 'root')),
        claim_id uuid not null references claim_definitions (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (role, claim_id)
      )`);
    this.addSql('create index role_claims_by_claim on role_claims (claim_id)');
    this.addSql(`
      create table user_claims (
        user_id uuid not null references users (id) on delete cascade,
        claim_id uuid not null references claim_definitions (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (user_id, claim_id)
      )`);
    this.addSql('create index user_claims_by_claim on user_claims (claim_id)');

    // Names are kept as they were, and nothing refers to anybody's row: an entry outlives whom and what it is about.
    this.addSql(`
      create table audit_entries (
        id uuid primary key,
        actor_id uuid,
        actor_handle text,
        action text not null,
        subject_kind text not null,
        subject_id text,
        subject_name text,
        before jsonb,
        after jsonb,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index audit_entries_by_actor on audit_entries (actor_id, id desc)');
    this.addSql('create index audit_entries_by_action on audit_entries (action text_pattern_ops, id desc)');
    this.addSql('create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, id desc)');

    // A deleted account keeps its row, without anything of the person in it: what others wrote below their quacks stays in place.
    this.addSql('alter table users add column deleted_at timestamptz(3)');
  }
}
