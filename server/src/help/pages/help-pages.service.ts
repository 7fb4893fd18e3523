import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpPageNotFound } from '../help.errors.js';
import { lockHelp, statement } from '../help-writes.js';
import { HelpFields, MAX_PAGE_BYTES } from '../text/help-text.js';

export interface HelpPageDraft {
  title: string;
  body: string;
  language?: string | null;
}

/** $1 id, $2 page, $3 language, $4 title, $5 body, $6 author, $7 instant. Each language counts from 1. */
export const ADD_VERSION = `
insert into help_page_versions (id, page_id, language, version, title, body, author_id, created_at)
select $1::uuid, $2::uuid, $3::text, coalesce(max(version), 0) + 1, $4::text, $5::text, $6::uuid, $7::timestamptz
from help_page_versions where page_id = $2::uuid and language = $3::text`;

/** What editors do with pages. Who may is decided at the door. */
@Injectable()
export class HelpPagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Each save is a new version; the ones before stay to be read. @throws InvalidInput, HelpPageNotFound */
  async update(viewer: SignedInViewer, id: string, draft: HelpPageDraft): Promise<string> {
    const fields = new HelpFields();
    const title = fields.line('title', draft.title);
    const body = fields.markdown('body', draft.body, MAX_PAGE_BYTES);
    const language = fields.language(draft.language);
    fields.check();
    return this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const [page] = await statement<{ language: string }>(tx, 'select language from help_pages where id = $1', [id]);
      if (!page) throw new HelpPageNotFound();
      const values = [newId(), id, language ?? page.language, title, body, viewer.id, new Date()];
      await statement(tx, ADD_VERSION, values);
      const subject = { kind: 'help_page', id, name: title };
      await this.audit.record(tx, { viewer, action: 'help.page.updated', subject });
      return id;
    });
  }
}
