import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type CheckedProfileLink, checkProfileLinks } from './profile-link-draft.js';
import { FORGET_LINKS, INSERT_LINKS, LINKS_BEFORE, LOCK_OWNER } from './profile-link-statements.js';
import { VerifyProfileLink } from './profile-link-jobs.js';

interface LinkBefore {
  url: string;
  verified_at: Date | null;
  checked_at: Date | null;
}

/** Replaces the links of a profile. */
@Injectable()
export class ProfileLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly addresses: ForeignAddresses,
  ) {}

  /** The links as they would be stored. @throws InvalidProfileLink */
  check(links: readonly { label: string; url: string }[]): CheckedProfileLink[] {
    return checkProfileLinks(links, this.addresses);
  }

  /**
   * Stores the links in this order. Addresses that stay verified are not read again; the others are, after the commit.
   * @param links at most 4
   * @throws InvalidProfileLink: nothing has changed
   */
  async replace(viewer: SignedInViewer, links: readonly { label: string; url: string }[]): Promise<void> {
    const checked = this.check(links);
    await this.transactions.run(async (tx) => {
      if ((await tx.rows(LOCK_OWNER, [viewer.id])).length === 0) throw new NotSignedIn();
      const before = new Map((await tx.rows<LinkBefore>(LINKS_BEFORE, [viewer.id])).map((link) => [link.url, link]));
      const now = new Date();
      const rows = checked.map((link) => {
        const known = before.get(link.url);
        const isVerified = known !== undefined && known.verified_at !== null;
        return { ...link, verifiedAt: known?.verified_at ?? null, checkedAt: isVerified ? known.checked_at : now };
      });
      await tx.rows(FORGET_LINKS, [viewer.id]);
      await tx.rows(INSERT_LINKS, [
        viewer.id,
        rows.map(({ label }) => label),
        rows.map(({ url }) => url),
        rows.map(({ verifiedAt }) => verifiedAt),
        rows.map(({ checkedAt }) => checkedAt),
      ]);
      for (const { url } of rows.filter(({ verifiedAt }) => verifiedAt === null))
        await this.jobs.enqueue(tx, VerifyProfileLink, { userId: viewer.id, url });
    });
  }
}
