import { Migration } from '@mikro-orm/migrations';

/** Who is trusted: five different people have given their posts a nod. The previous version of the server doesn't read it. */
export class Migration20261126060000_newcomers extends Migration {
  override up(): void {
    this.addSql('alter table users add column is_established boolean not null default false');
    this.addSql(`
update users u set is_established = true where (
  select count(*) from (
    select distinct n.user_id from posts p join nods n on n.post_id = p.id
    where p.author_id = u.id and n.user_id <> u.id limit 5
  ) people
) >= 5`);
  }
}
