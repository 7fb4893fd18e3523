import { Migration } from '@mikro-orm/migrations';

/** Emails are sent by jobs. Those without a time of the next attempt are left alone by replicas of the previous version. */
export class Migration20261124000100_mail_jobs extends Migration {
  override up(): void {
    this.addSql('alter table mails alter column next_attempt_at drop not null');
  }
}
