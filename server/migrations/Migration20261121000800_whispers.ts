import { Migration } from '@mikro-orm/migrations';

/** Conversations, who takes part in them, and what was whispered. */
export class Migration20261121000800_whispers extends Migration {
  override up(): void {
    // The people, in order, are what a conversation is known by: the same set of people is the same conversation.
    this.addSql(`
      create table conversations (
        id uuid primary key,
        people uuid[] not null unique check (cardinality(people) between 2 and 32),
        last_whisper_id uuid,
        created_at timestamptz(3) not null
      )`);
    // activity_id is the latest whisper's id, kept beside each person so that their list is one index walk.
    // No one's row goes while they take part: what was said to others stays with those others.
    this.addSql(`
      create table participants (
        conversation_id uuid not null references conversations (id) on delete cascade,
        user_id uuid not null references users (id),
        activity_id uuid not null,
        last_read_id uuid,
        unread_count int not null default 0 check (unread_count >= 0),
        primary key (conversation_id, user_id)
      ) with (fillfactor = 90)`);
    this.addSql('create index participants_by_user on participants (user_id, activity_id desc)');
    this.addSql(
      'create index participants_unread on participants (user_id) include (unread_count) where unread_count > 0',
    );
    this.addSql(`
      create table whispers (
        id uuid primary key,
        conversation_id uuid not null references conversations (id) on delete cascade,
        author_id uuid not null references users (id),
        content text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index whispers_by_conversation on whispers (conversation_id, id desc)');
    this.addSql('create index whispers_author on whispers (author_id)');
  }
}
