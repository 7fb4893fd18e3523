import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { LinkPictures } from '#media/link-pictures.js';
import { CARDS_BY_KEYS, KEEP_CARDS, type LinkCardRow } from './link-card-statements.js';
import type { CardView } from './link-card.view.js';

/** Cards by the keys of their links: one statement for those of a request. */
@Injectable()
export class LinkCardLoader extends RequestLoader<string, CardView> {
  private readonly logger = new Logger('LinkCards');

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pictures: LinkPictures,
  ) {
    super();
  }

  protected async fetch(keys: readonly string[]): Promise<Map<string, CardView>> {
    const rows = await this.database.rows<LinkCardRow>(CARDS_BY_KEYS, [keys]);
    const seldom = rows.filter((row) => row.is_seldom).map(({ key }) => key);
    // Not awaited: at worst, a card is deleted although someone has seen it.
    if (seldom.length > 0) void this.keep(seldom);
    return new Map(rows.map((row) => [row.key, this.viewOf(row)]));
  }

  private viewOf({ title, description, site_name: siteName, picture_id: id, width, height }: LinkCardRow): CardView {
    const hasPicture = id !== null && width !== null && height !== null;
    const image = hasPicture ? { url: this.pictures.addressOf(id), width, height } : null;
    return { title, description, siteName, image };
  }

  private async keep(keys: readonly string[]): Promise<void> {
    try {
      await this.transactions.run((tx) => tx.rows(KEEP_CARDS, [keys]));
    } catch (error) {
      this.logger.warn({ message: 'The use of link cards was not recorded', error });
    }
  }
}
