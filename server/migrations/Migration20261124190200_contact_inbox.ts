import { Migration } from '@mikro-orm/migrations';

/** Contact messages as an inbox: what was done about each, and the answers. */
export class Migration20261124190200_contact_inbox extends Migration {
  override up(): void {
    this.addSql(`
      alter table contact_messages
        add column state text not null default 'open' check (state in ('open', 'answered', 'archived')),
        add column assignee_id uuid references users (id) on delete set null,
        add column read_at timestamptz(3)`);
    this.addSql('create index contact_messages_assignee on contact_messages (assignee_id)');
    this.addSql(`
      create table contact_answers (
        id uuid primary key,
        message_id uuid not null references contact_messages (id) on delete cascade,
        author_id uuid references users (id) on delete set null,
        body text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index contact_answers_message on contact_answers (message_id, id)');
    this.addSql('create index contact_answers_author on contact_answers (author_id)');
  }
}
