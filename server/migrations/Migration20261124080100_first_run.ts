import { Migration } from '@mikro-orm/migrations';

/** How far someone is with the first screens, and what they read. Existing accounts are done with the first screens. */
export class Migration20261124080100_first_run extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column onboarding text not null default 'done' check (onboarding in ('welcome', 'checklist', 'done')),
        add column content_languages text[] not null default '{}',
        add column topics text[] not null default '{}'`);
  }
}
