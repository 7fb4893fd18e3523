import { Migration } from '@mikro-orm/migrations';

/**
 * Who reaches whom: policies, requests of notifications and of whispers. The previous version of the server shows requests like
 * everything else, and makes none.
 */
export class Migration20261127100400_notification_policies extends Migration {
  override up(): void {
    this.addSql(`
create table notification_policies (
  user_id uuid primary key references users (id) on delete cascade,
  not_following smallint not null default 0 check (not_following >= 0 and not_following <= 2),
  not_followers smallint not null default 0 check (not_followers >= 0 and not_followers <= 2),
  new_people smallint not null default 0 check (new_people >= 0 and new_people <= 2),
  strangers_whispers smallint not null default 1 check (strangers_whispers >= 0 and strangers_whispers <= 2),
  limited smallint not null default 1 check (limited >= 0 and limited <= 2)
)`);
    this.addSql(`
create table notification_senders (
  user_id uuid not null references users (id) on delete cascade,
  sender_id uuid not null references users (id) on delete cascade,
  is_accepted boolean not null default false,
  dismissed_id uuid null,
  primary key (user_id, sender_id)
)`);
    this.addSql('create index notification_senders_by_sender on notification_senders (sender_id)');
    this.addSql('alter table notifications add column is_request boolean not null default false');
    this.addSql('alter table notifications add column requester_id uuid null references users (id) on delete cascade');
    this.addSql('create index notifications_requests on notifications (recipient_id, latest_id desc) where is_request');
    this.addSql(
      'create index notifications_by_requester on notifications (requester_id, recipient_id) where requester_id is not null',
    );
    this.addSql('alter table participants add column is_request boolean not null default false');
    this.addSql('alter table participants add column dismissed_id uuid null');
    this.addSql('create index participants_requests on participants (user_id, activity_id desc) where is_request');
  }
}
