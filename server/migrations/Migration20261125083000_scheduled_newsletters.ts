import { Migration } from '@mikro-orm/migrations';

/** Newsletters that are sent later, and to the readers of one language. */
export class Migration20261125083000_scheduled_newsletters extends Migration {
  override up(): void {
    this.addSql('alter table newsletters add column language text');
    this.addSql(`
      create table scheduled_newsletters (
        id uuid primary key,
        author_id uuid references users (id) on delete set null,
        subject text not null,
        body text not null,
        language text,
        send_at timestamptz(3) not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index scheduled_newsletters_due on scheduled_newsletters (send_at, id)');
    this.addSql('create index scheduled_newsletters_author on scheduled_newsletters (author_id)');
  }
}
