import { Migration } from '@mikro-orm/migrations';

/** The minimum age for registering. The previous version of the server leaves it as it is. */
export class Migration20261126070200_minimum_age extends Migration {
  override up(): void {
    this.addSql(
      'alter table registration_settings add column min_age int null check (min_age >= 13 and min_age <= 21)',
    );
  }
}
