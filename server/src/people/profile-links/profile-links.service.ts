import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type CheckedProfileField, checkProfileFields, checkProfileLinks } from './profile-link-draft.js';
import { MAX_PROFILE_LINKS, TooManyProfileFields } from './profile-link.errors.js';
import { FORGET_LINKS, INSERT_LINKS, LINKS_BEFORE, LOCK_OWNER } from './profile-link-statements.js';
import { VerifyProfileLink } from './profile-link-jobs.js';

interface FieldBefore {
  position: number;
  label: string;
  url: string;
  text: string | null;
  verified_at: Date | null;
  checked_at: Date | null;
}

/** Replaces the links and texts of a profile. */
@Injectable()
export class ProfileLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly addresses: ForeignAddresses,
  ) {}

  /** @throws InvalidProfileField */
  check(fields: readonly { name: string; value: string }[]): void {
    checkProfileFields(fields, this.addresses);
  }

  /**
   * Stores the links in this order, around the texts, which stay where they are.
   * @param links at most 4
   * @throws InvalidProfileLink, TooManyProfileFields: nothing has changed
   */
  async replaceLinks(viewer: SignedInViewer, links: readonly { label: string; url: string }[]): Promise<void> {
    const checked = checkProfileLinks(links, this.addresses);
    await this.replace(viewer, (before) => {
      const fields = [...checked];
      for (const { position, ...field } of before.filter(({ text }) => text !== null))
        fields.splice(position, 0, field);
      if (fields.length > MAX_PROFILE_LINKS) throw new TooManyProfileFields();
      return fields;
    });
  }

  /**
   * Stores links and texts in this order.
   * @param fields at most 4
   * @throws InvalidProfileField: nothing has changed
   */
  async replaceFields(viewer: SignedInViewer, fields: readonly { name: string; value: string }[]): Promise<void> {
    const checked = checkProfileFields(fields, this.addresses);
    await this.replace(viewer, () => checked);
  }

  /** Addresses that stay verified are not read again; the others are, after the commit. */
  private async replace(
    viewer: SignedInViewer,
    fieldsAfter: (before: readonly FieldBefore[]) => readonly CheckedProfileField[],
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      if ((await tx.rows(LOCK_OWNER, [viewer.id])).length === 0) throw new NotSignedIn();
      const stored = await tx.rows<FieldBefore>(LINKS_BEFORE, [viewer.id]);
      const before = new Map(stored.filter(({ text }) => text === null).map((link) => [link.url, link]));
      const now = new Date();
      const rows = fieldsAfter(stored).map((field) => {
        const known = before.get(field.url);
        const isVerified = known !== undefined && known.verified_at !== null;
        const checkedAt = field.text === null ? (isVerified ? known.checked_at : now) : null;
        return { ...field, verifiedAt: known?.verified_at ?? null, checkedAt };
      });
      await tx.rows(FORGET_LINKS, [viewer.id]);
      await tx.rows(INSERT_LINKS, [
        viewer.id,
        rows.map(({ label }) => label),
        rows.map(({ url }) => url),
        rows.map(({ verifiedAt }) => verifiedAt),
        rows.map(({ checkedAt }) => checkedAt),
        rows.map(({ text }) => text),
      ]);
      for (const { url } of rows.filter(({ text, verifiedAt }) => text === null && verifiedAt === null))
        await this.jobs.enqueue(tx, VerifyProfileLink, { userId: viewer.id, url });
    });
  }
}
