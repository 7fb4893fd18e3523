import { Migration } from '@mikro-orm/migrations';

/** What an account younger than a week counted when a trend was computed: as much as any on a site where most are as young. */
export class Migration20261123006010_trend_newcomers extends Migration {
  override up(): void {
    this.addSql('alter table hashtag_trends add column newcomer_weight double precision not null default 0.2');
  }
}
