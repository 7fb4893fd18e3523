import { Migration } from '@mikro-orm/migrations';

/** Open cases were due after up to a week; every case is due after a day. */
export class Migration20261128160000_cases_due_in_a_day extends Migration {
  override up(): void {
    this.addSql("update cases set due_at = least(due_at, created_at + interval '24 hours') where state = 'OPEN'");
  }
}
