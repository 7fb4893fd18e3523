import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

const sqlOf = (topic: string) => readFileSync(new URL(`rare-parts/${topic}.sql`, import.meta.url), 'utf8');

/** Functions ask for what few posts and people have. The previous version doesn't call them. */
export class Migration20261129030000_rare_parts extends Migration {
  override up(): void {
    this.addSql(sqlOf('people'));

    this.addSql(sqlOf('posts'));
  }
}
