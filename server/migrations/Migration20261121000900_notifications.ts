import { Migration } from '@mikro-orm/migrations';

/** What people are told of: a row for each group, and a row for each act in it. */
export class Migration20261121000900_notifications extends Migration {
  override up(): void {
    // subject_id is what the act was done to: the quack, or for a follow the person. latest_id is the id of the latest act, so
    // it is both the place in the list and, against read_id, whether there is something new.
    this.addSql(`
      create table notifications (
        id uuid primary key,
        recipient_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('NOD', 'REPLY', 'MENTION', 'FOLLOW', 'SYSTEM')),
        subject_id uuid not null,
        post_id uuid references posts (id) on delete cascade,
        reason text,
        day date not null,
        latest_id uuid not null,
        read_id uuid,
        actor_count int not null check (actor_count >= 0),
        unique (recipient_id, kind, subject_id, day)
      ) with (fillfactor = 90)`);
    this.addSql('create index notifications_by_recipient on notifications (recipient_id, latest_id desc)');
    this.addSql(
      "create index notifications_mentions on notifications (recipient_id, latest_id desc) where kind = 'MENTION'",
    );
    this.addSql(
      'create index notifications_unread on notifications (recipient_id, latest_id desc) where read_id is null or read_id < latest_id',
    );
    this.addSql('create index notifications_by_post on notifications (post_id) where post_id is not null');

    // The key says it: whatever is delivered twice or on another day, an act is told of once.
    this.addSql(`
      create table notification_acts (
        recipient_id uuid not null,
        kind text not null,
        subject_id uuid not null,
        actor_id uuid not null references users (id) on delete cascade,
        notification_id uuid not null references notifications (id) on delete cascade,
        act_id uuid not null,
        primary key (recipient_id, kind, subject_id, actor_id)
      )`);
    this.addSql('create index notification_acts_by_group on notification_acts (notification_id, act_id desc)');
    this.addSql('create index notification_acts_actor on notification_acts (actor_id)');
  }
}
