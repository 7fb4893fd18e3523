import { Migration } from '@mikro-orm/migrations';

/** How far people have read. The previous version of the server keeps none. */
export class Migration20261126100800_reading_positions extends Migration {
  override up(): void {
    this.addSql(`
create table reading_positions (
  user_id uuid not null references users (id) on delete cascade,
  timeline text not null,
  subject_id uuid not null,
  position uuid not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, timeline, subject_id),
  constraint reading_positions_timeline_check check (timeline in ('HOME', 'LIST', 'NOTIFICATIONS', 'CONVERSATION'))
)`);
    this.addSql('create index reading_positions_by_age on reading_positions (user_id, updated_at)');
  }
}
