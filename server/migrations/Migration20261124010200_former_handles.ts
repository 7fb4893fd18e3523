import { Migration } from '@mikro-orm/migrations';

/** A handle that someone gave up is held for them and leads to them. */
export class Migration20261124010200_former_handles extends Migration {
  override up(): void {
    this.addSql('alter table users add column handle_changed_at timestamptz(3)');
    this.addSql('alter table held_handles add column user_id uuid references users (id) on delete cascade');
    this.addSql('create index held_handles_by_user on held_handles (user_id) where user_id is not null');
  }
}
