import { Migration } from '@mikro-orm/migrations';

/** What happened on each day, counted once, and who was here lately. */
export class Migration20261121001410_daily_figures extends Migration {
  override up(): void {
    // Days are UTC.
    this.addSql(`
      create table daily_figures (
        figure text not null,
        day date not null,
        value bigint not null check (value >= 0),
        counted_at timestamptz(3) not null default now(),
        primary key (figure, day)
      )`);
    // Kept for a few days only: whoever was here counts in the figure, and no one needs to know longer who that was.
    this.addSql(`
      create table active_people (
        day date not null,
        user_id uuid not null references users (id) on delete cascade,
        primary key (day, user_id)
      )`);
    this.addSql('create index active_people_by_user on active_people (user_id)');
    this.addSql('create index users_by_age on users (created_at)');
  }
}
