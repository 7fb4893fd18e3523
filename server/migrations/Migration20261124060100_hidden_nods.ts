import { Migration } from '@mikro-orm/migrations';

/** Whether others may see the list of a person's nods; everyone's is shown until they choose otherwise. */
export class Migration20261124060100_hidden_nods extends Migration {
  override up(): void {
    this.addSql('alter table users add column hides_nods boolean not null default false');
  }
}
