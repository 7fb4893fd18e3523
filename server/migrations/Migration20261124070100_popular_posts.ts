import { Migration } from '@mikro-orm/migrations';

/** The popular posts as a job last computed them, in the order in which they are listed. */
export class Migration20261124070100_popular_posts extends Migration {
  override up(): void {
    this.addSql(`
      create table popular_posts (
        post_id uuid primary key references posts (id) on delete cascade,
        standing int not null,
        computed_at timestamptz(3) not null
      )`);
    this.addSql('create index popular_posts_order on popular_posts (standing desc, post_id desc)');
  }
}
