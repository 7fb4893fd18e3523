import { Migration } from '@mikro-orm/migrations';

/** Lets the confirmations of a day be counted without reading every subscription. */
export class Migration20261122000300_subscription_figures extends Migration {
  override up(): void {
    this.addSql(
      'create index email_subscriptions_by_proof on email_subscriptions (verified_at) where verified_at is not null',
    );
  }
}
