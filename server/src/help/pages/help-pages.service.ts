import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpPageNotFound } from '../help.errors.js';
import { requireVersion } from '../help-writes.js';
import { HelpPictures } from '../pictures/help-pictures.js';
import { HelpFields, MAX_PAGE_BYTES } from '../text/help-text.js';
import { HelpPageSchema, HelpPageVersion } from './help-page.entity.js';

export interface HelpPageDraft {
  title: string;
  body: string;
  language?: string | null;
  /** The version that was edited; absent to replace any. */
  expectedVersion?: number | null;
}

/** What editors do with pages. Callers check the permission. */
@Injectable()
export class HelpPagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly pictures: HelpPictures,
  ) {}

  /**
   * Each save adds a version; earlier ones stay readable.
   * @throws InvalidInput, HelpPageNotFound, HelpTextOutdated, HelpPictureMissing
   */
  async update(viewer: SignedInViewer, id: string, draft: HelpPageDraft): Promise<string> {
    const fields = new HelpFields();
    const title = fields.line('title', draft.title);
    const body = fields.markdown('body', draft.body, MAX_PAGE_BYTES);
    const language = fields.language(draft.language);
    fields.check();
    return this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      const page = await tx.em.findOne(HelpPageSchema, { id });
      if (!page) throw new HelpPageNotFound();
      const written = language ?? page.language;
      const last = { orderBy: { version: 'desc' } } as const;
      const stored = await tx.em.findOne(HelpPageVersion, { pageId: id, language: written }, last);
      const version = stored?.version ?? 0;
      requireVersion(draft.expectedVersion, version);
      await this.pictures.keepThoseOf(tx, body);
      const text = { title, body, authorId: viewer.id };
      tx.em.create(HelpPageVersion, { ...text, pageId: id, language: written, version: version + 1 });
      const subject = { kind: 'help_page', id, name: title };
      await this.audit.record(tx, { viewer, action: 'help.page.updated', subject });
      return id;
    });
  }
}
