import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpPageNotFound } from '../help.errors.js';
import { requireVersion } from '../help-writes.js';
import { HelpPictures } from '../pictures/help-pictures.js';
import { HelpFields, MAX_PAGE_BYTES } from '../text/help-text.js';
import { HelpPageSchema } from './help-page.entity.js';

export interface HelpPageDraft {
  title: string;
  body: string;
  language?: string | null;
  /** The version that was edited; absent to replace any. */
  expectedVersion?: number | null;
}

const LATEST = `
select coalesce(max(version), 0)::int as version from help_page_versions where page_id = $1 and language = $2`;

/** $1 id, $2 page, $3 language, $4 title, $5 body, $6 author, $7 time. Versions are numbered per language from 1. */
export const ADD_VERSION = `
insert into help_page_versions (id, page_id, language, version, title, body, author_id, created_at)
select $1::uuid, $2::uuid, $3::text, coalesce(max(version), 0) + 1, $4::text, $5::text, $6::uuid, $7::timestamptz
from help_page_versions where page_id = $2::uuid and language = $3::text`;

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
      const [latest] = await tx.rows<{ version: number }>(LATEST, [id, written]);
      requireVersion(draft.expectedVersion, latest?.version ?? 0);
      await this.pictures.keepThoseOf(tx, body);
      const values = [newId(), id, written, title, body, viewer.id, new Date()];
      await tx.rows(ADD_VERSION, values);
      const subject = { kind: 'help_page', id, name: title };
      await this.audit.record(tx, { viewer, action: 'help.page.updated', subject });
      return id;
    });
  }
}
