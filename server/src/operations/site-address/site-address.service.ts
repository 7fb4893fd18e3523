import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SiteAddressTable } from './site-address.entity.js';

const ID = 'site';

/** Notices servers on one database that have different addresses: they would share neither live updates nor limits. */
@Injectable()
export class SiteAddress implements OnApplicationBootstrap {
  private readonly logger = new Logger(SiteAddress.name);

  constructor(
    private readonly transactions: Transactions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { PUBLIC_URL } = this.settings;
    const before = await this.remember(PUBLIC_URL);
    if (before === null || before === PUBLIC_URL) return;
    this.logger.warn(
      `PUBLIC_URL is ${PUBLIC_URL}, but the last server on this database started with ${before}. Servers with different addresses ` +
        'share neither live updates nor limits. If the address of the site has changed, restart all of them with it.',
    );
  }

  /** @returns the address of the last start; null at the first */
  private remember(publicUrl: string): Promise<string | null> {
    return this.transactions.runAtStart(async (tx) => {
      const db = tx.db<SiteAddressTable>();
      const stored = await db.selectFrom('site_addresses').select('public_url').where('id', '=', ID).executeTakeFirst();
      // A start on a full disk writes nothing.
      if (stored?.public_url === publicUrl) return publicUrl;
      const facts = { public_url: publicUrl, updated_at: new Date() };
      await db
        .insertInto('site_addresses')
        .values({ id: ID, ...facts })
        .onConflict((row) => row.column('id').doUpdateSet(facts))
        .execute();
      return stored?.public_url ?? null;
    });
  }
}
