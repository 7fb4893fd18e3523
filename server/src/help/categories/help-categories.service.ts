import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryInUse, HelpCategoryNotFound, HelpIsFull, HelpOrderOutdated } from '../help.errors.js';
import { isSameSet, lockHelp, placed, statement } from '../help-writes.js';
import { HelpFields } from '../text/help-text.js';

export interface HelpCategoryDraft {
  name: string;
  description?: string | null;
  icon?: string | null;
  position?: number | null;
  language?: string | null;
}

const MAX_CATEGORIES = 50;

const IDS = 'select id from help_categories order by position, id';
const INSERT = 'insert into help_categories (id, language, icon, position, created_at) values ($1, $2, $3, $4, $5)';
const SET_ICON = 'update help_categories set icon = $2 where id = $1';
/** $1 category, $2 language, $3 name, $4 description, null for the one that is there. */
const WRITE_TEXT = `
insert into help_category_texts (category_id, language, name, description) values ($1, $2, $3, coalesce($4, ''))
on conflict (category_id, language)
do update set name = $3, description = coalesce($4, help_category_texts.description)`;
/** $1 ids in order. */
const ORDER = `
update help_categories c set position = o.place - 1
from unnest($1::uuid[]) with ordinality o (id, place)
where c.id = o.id and c.position <> o.place - 1`;

/** What editors do with categories. Who may is decided at the door. */
@Injectable()
export class HelpCategoriesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the id. @throws InvalidInput, HelpIsFull (50) */
  async create(viewer: SignedInViewer, draft: HelpCategoryDraft): Promise<string> {
    const { name, description, icon, position, language } = checked(draft);
    return this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const ids = await idsOf(tx);
      if (ids.length >= MAX_CATEGORIES) throw new HelpIsFull('categories', MAX_CATEGORIES);
      const id = newId();
      const first = language ?? viewer.language;
      await statement(tx, INSERT, [id, first, icon ?? null, ids.length, new Date()]);
      await statement(tx, WRITE_TEXT, [id, first, name, description ?? '']);
      await statement(tx, ORDER, [placed(ids, id, position)]);
      await this.record(tx, viewer, 'created', id, name);
      return id;
    });
  }

  /** What the draft leaves out stays as it is. @throws InvalidInput, HelpCategoryNotFound */
  async update(viewer: SignedInViewer, id: string, draft: HelpCategoryDraft): Promise<string> {
    const { name, description, icon, position, language } = checked(draft);
    return this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const [category] = await statement<{ language: string }>(
        tx,
        'select language from help_categories where id = $1',
        [id],
      );
      if (!category) throw new HelpCategoryNotFound();
      await statement(tx, WRITE_TEXT, [id, language ?? category.language, name, description]);
      if (icon !== undefined) await statement(tx, SET_ICON, [id, icon]);
      if (position !== null) await statement(tx, ORDER, [placed(await idsOf(tx), id, position)]);
      await this.record(tx, viewer, 'updated', id, name);
      return id;
    });
  }

  /** @throws HelpCategoryNotFound, HelpCategoryInUse while topics stand in it */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const [{ topics } = { topics: 0 }] = await statement<{ topics: number }>(
        tx,
        'select count(*)::int as topics from help_topics where category_id = $1',
        [id],
      );
      if (topics > 0) throw new HelpCategoryInUse(topics);
      const gone = await statement(tx, 'delete from help_categories where id = $1 returning id', [id]);
      if (gone.length === 0) throw new HelpCategoryNotFound();
      await statement(tx, ORDER, [await idsOf(tx)]);
      await this.record(tx, viewer, 'deleted', id, null);
      return id;
    });
  }

  /** Puts all categories in this order. @throws HelpOrderOutdated where these are not all of them */
  async order(viewer: SignedInViewer, ids: readonly string[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      await lockHelp(tx);
      if (!isSameSet(ids, await idsOf(tx))) throw new HelpOrderOutdated();
      await statement(tx, ORDER, [ids]);
      await this.record(tx, viewer, 'ordered', null, null);
    });
  }

  private record(tx: Tx, viewer: SignedInViewer, verb: string, id: string | null, name: string | null): Promise<void> {
    return this.audit.record(tx, {
      viewer,
      action: `help.category.${verb}`,
      subject: { kind: 'help_category', id, name },
    });
  }
}

function checked(draft: HelpCategoryDraft) {
  const fields = new HelpFields();
  const name = fields.line('name', draft.name);
  const description = draft.description === undefined ? null : fields.description(draft.description);
  const icon = draft.icon === undefined ? undefined : fields.icon(draft.icon);
  const position = fields.position('position', draft.position);
  const language = fields.language(draft.language);
  fields.check();
  return { name, description, icon, position, language };
}

async function idsOf(tx: Tx): Promise<string[]> {
  return (await statement<{ id: string }>(tx, IDS)).map(({ id }) => id);
}
