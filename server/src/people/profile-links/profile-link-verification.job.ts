import { profilePath } from '@mallard/rules/page-paths';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { decodePage } from '#kernel/http/decode-page.js';
import { readPageHead } from '#kernel/html/page-head.js';
import { BUSY_HOST_MS, ForeignHostBusy, ForeignPages } from '#kernel/http/foreign-pages.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { type JobRun, RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { RecheckProfileLinks, VerifyProfileLink } from './profile-link-jobs.js';
import { DUE_LINKS, OWNER_OF_LINK, UNREADABLE_LINK, UNVERIFY_LINK, VERIFY_LINK } from './profile-link-statements.js';

/** Links queued per transaction. */
const BATCH = 50;

type Found = 'yes' | 'no' | 'unreadable';

/** Reads the pages that profiles link to, and whether they link back. */
@Injectable()
export class ProfileLinkVerification {
  private readonly logger = new Logger('ProfileLinks');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly pages: ForeignPages,
  ) {}

  @Worker(VerifyProfileLink)
  async verify({ userId, url }: { userId: string; url: string }, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    if (!this.settings.LINK_CARDS) return;
    const [owner] = await this.database.rows<{ handle: string; former: string[] }>(OWNER_OF_LINK, [userId, url]);
    if (!owner) return;
    const found = await this.find(url, [owner.handle, ...owner.former], signal);
    if (found === 'busy') {
      const startAfter = new Date(Date.now() + BUSY_HOST_MS);
      await this.jobs.send(VerifyProfileLink, { userId, url }, { startAfter });
      return;
    }
    const statement = { yes: VERIFY_LINK, no: UNVERIFY_LINK, unreadable: UNREADABLE_LINK }[found];
    await this.transactions.run((tx) => tx.rows(statement, [userId, url]));
  }

  /** Queues links that were read a week ago. */
  @Worker(RecheckProfileLinks)
  @RecurringJob(RecheckProfileLinks, '11 * * * *')
  async recheck(): Promise<void> {
    if (!this.settings.LINK_CARDS) return;
    while ((await this.queueSome()) === BATCH);
  }

  private queueSome(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const due = await tx.rows<{ user_id: string; url: string }>(DUE_LINKS, [BATCH]);
      for (const { user_id: userId, url } of due) await this.jobs.enqueue(tx, VerifyProfileLink, { userId, url });
      return due.length;
    });
  }

  /** Whether the page links to the profile of one of these handles. */
  private async find(url: string, handles: readonly string[], signal: AbortSignal): Promise<Found | 'busy'> {
    try {
      const page = await this.pages.read({ url, accept: 'text/html', signal });
      if (page === null) return 'unreadable';
      const { meLinks } = await readPageHead(decodePage(page));
      const profiles = new Set(handles.map((handle) => comparable(profilePath(handle), this.settings.PUBLIC_URL)));
      return meLinks.some((link) => profiles.has(comparable(link, page.url))) ? 'yes' : 'no';
    } catch (error) {
      if (error instanceof ForeignHostBusy) return 'busy';
      if (signal.aborted) throw error;
      this.logger.debug({ message: 'The page of a profile link was not read', error });
      return 'unreadable';
    }
  }
}

/** Host and path in lower case without a slash at the end: handles have no case, and http leads to https. Null for no address. */
function comparable(address: string, base: string): string | null {
  const url = URL.parse(address, base);
  return url && `${url.host}${url.pathname.replace(/\/+$/, '').toLowerCase()}`;
}
