import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { decodePage } from '#kernel/http/decode-page.js';
import { readPageHead } from '#kernel/html/page-head.js';
import { BUSY_HOST_MS, ForeignHostBusy, ForeignPages } from '#kernel/http/foreign-pages.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import { StorageUnavailable } from '#kernel/storage/storage.js';
import { LinkPictures, type StoredLinkPicture } from '#media/link-pictures.js';
import { cardOfPage, type CardText } from './card-of-page.js';
import { FetchLinkCard } from './link-card-jobs.js';
import { CARD_TO_FETCH, FAIL_CARD, LOCK_CARD, STORE_CARD } from './link-card-statements.js';

const PAGE_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const ACCEPT_PAGE = 'text/html, application/xhtml+xml;q=0.9';
const ACCEPT_PICTURE = 'image/webp, image/jpeg, image/png, image/gif';

/** Reads the page of a card, and its picture. */
@Injectable()
export class LinkCardFetch {
  private readonly logger = new Logger('LinkCards');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly pages: ForeignPages,
    private readonly pictures: LinkPictures,
  ) {}

  @Worker(FetchLinkCard)
  async fetch({ key }: { key: string }, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    const [row] = await this.database.rows<{ url: string }>(CARD_TO_FETCH, [key]);
    if (!row || !this.settings.LINK_CARDS) return;
    try {
      const card = await this.read(row.url, signal);
      if (card) await this.store(key, card, card.picture === null ? null : await this.picture(card.picture, signal));
      else await this.fail(key);
    } catch (error) {
      if (error instanceof ForeignHostBusy) await this.later(key);
      else if (signal.aborted || error instanceof StorageUnavailable) throw error;
      else {
        this.logger.debug({ message: 'The page of a link was not read', key, error });
        await this.fail(key);
      }
    }
  }

  private async read(url: string, signal: AbortSignal): Promise<CardText | null> {
    const page = await this.pages.read({ url, accept: ACCEPT_PAGE, signal });
    if (page === null || !PAGE_TYPES.has(page.type)) return null;
    return cardOfPage(await readPageHead(decodePage(page)), page.url);
  }

  /** @returns null for a picture that can't be read or shown: the card does without */
  private async picture(url: string, signal: AbortSignal): Promise<StoredLinkPicture | null> {
    try {
      const file = await this.pages.read({ url, accept: ACCEPT_PICTURE, signal });
      return file === null || file.isCut || file.body.length === 0 ? null : await this.pictures.store(file.body);
    } catch (error) {
      if (error instanceof ForeignHostBusy || error instanceof StorageUnavailable || signal.aborted) throw error;
      return null;
    }
  }

  private async store(key: string, card: CardText, picture: StoredLinkPicture | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [before] = await tx.rows<{ picture_id: string | null }>(LOCK_CARD, [key]);
      if (!before) return;
      if (picture) await this.pictures.insert(tx, picture);
      await tx.rows(STORE_CARD, [key, card.title, card.description, card.siteName, picture?.id ?? null]);
      await this.pictures.remove(tx, before.picture_id === null ? [] : [before.picture_id]);
    });
  }

  private async fail(key: string): Promise<void> {
    await this.transactions.run((tx) => tx.rows(FAIL_CARD, [key]));
  }

  private async later(key: string): Promise<void> {
    await this.jobs.send(FetchLinkCard, { key }, { startAfter: new Date(Date.now() + BUSY_HOST_MS) });
  }
}
