import { Migration } from '@mikro-orm/migrations';

/** Who asked for mails, who wants none, and what was sent to whom. */
export class Migration20261121001700_email_subscriptions extends Migration {
  override up(): void {
    // address_digest is keyed: it stands in links, where it must not tell the address. token_hash is of the latest link that
    // was mailed to prove the address.
    this.addSql(`
      create table email_subscriptions (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        address_digest text not null unique,
        language text not null,
        is_active boolean not null,
        token_hash text unique,
        token_expires_at timestamptz(3),
        verified_at timestamptz(3),
        created_at timestamptz(3) not null
      )`);
    this.addSql(
      `create index email_subscriptions_recipients on email_subscriptions (id) where is_active and verified_at is not null`,
    );
    // Outlives the subscription, and holds no address. asked_at: when a stranger or the person last asked for mails again.
    this.addSql(`
      create table email_suppressions (
        address_digest text primary key,
        asked_at timestamptz(3),
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table newsletters (
        id uuid primary key,
        author_id uuid references users (id) on delete set null,
        subject text not null,
        body text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index newsletters_author on newsletters (author_id)');
    // No foreign key to subscriptions: that a mail went out stays true when its subscription is deleted.
    this.addSql(`
      create table newsletter_deliveries (
        newsletter_id uuid not null references newsletters (id) on delete cascade,
        subscription_id uuid not null,
        state text not null default 'pending' check (state in ('pending', 'queued', 'sent', 'failed', 'skipped')),
        primary key (newsletter_id, subscription_id)
      )`);
    this.addSql(
      `create index newsletter_deliveries_open on newsletter_deliveries (newsletter_id, subscription_id)
       where state in ('pending', 'queued')`,
    );
  }
}
