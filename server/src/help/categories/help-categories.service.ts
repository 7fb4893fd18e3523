import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryInUse, HelpCategoryNotFound, HelpIsFull, HelpOrderOutdated } from '../help.errors.js';
import { MAX_POSITION } from '../help-position.js';
import { isSameSet, requireVersion } from '../help-writes.js';
import { HelpFields } from '../text/help-text.js';
import { HelpTopic } from '../model/help-topic.entity.js';
import { HelpCategory, HelpCategoryText } from '../model/help-category.entity.js';

export interface HelpCategoryDraft {
  name: string;
  description?: string | null;
  icon?: string | null;
  /** 0 to 1,000,000. */
  position?: number | null;
  language?: string | null;
  /** The version that was edited; absent to replace any. */
  expectedVersion?: number | null;
}

const MAX_CATEGORIES = 50;

type Verb = 'created' | 'updated' | 'deleted' | 'ordered';

/** What editors do with categories. Callers check the permission. */
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
      await tx.lock('helpCenter');
      const categories = await inOrder(tx);
      if (categories.length >= MAX_CATEGORIES) throw new HelpIsFull('categories', MAX_CATEGORIES);
      const id = newId();
      const first = language ?? viewer.language;
      const last = categories.at(-1)?.position ?? -1;
      tx.em.create(HelpCategory, {
        id,
        language: first,
        icon: icon ?? null,
        position: position ?? Math.min(last + 1, MAX_POSITION),
      });
      tx.em.create(HelpCategoryText, {
        categoryId: id,
        language: first,
        name,
        description: description ?? '',
        version: 1,
      });
      await this.record(tx, viewer, 'created', id, name);
      return id;
    });
  }

  /**
   * Fields that the draft omits keep their values.
   * @throws InvalidInput, HelpCategoryNotFound, HelpTextOutdated
   */
  async update(viewer: SignedInViewer, id: string, draft: HelpCategoryDraft): Promise<string> {
    const { name, description, icon, position, language } = checked(draft);
    return this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      const category = await tx.em.findOne(HelpCategory, { id });
      if (!category) throw new HelpCategoryNotFound();
      const written = { categoryId: id, language: language ?? category.language };
      const stored = (await tx.em.findOne(HelpCategoryText, written))?.version ?? 0;
      requireVersion(draft.expectedVersion, stored);
      if (icon !== undefined) category.icon = icon;
      if (position !== null) category.position = position;
      await tx.em.upsert(
        HelpCategoryText,
        { ...written, name, description: description ?? '', version: stored + 1 },
        { onConflictMergeFields: description === null ? ['name', 'version'] : ['name', 'description', 'version'] },
      );
      await this.record(tx, viewer, 'updated', id, name);
      return id;
    });
  }

  /** @throws HelpCategoryNotFound, HelpCategoryInUse while it has topics */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      const topics = await tx.em.count(HelpTopic, { categoryId: id });
      if (topics > 0) throw new HelpCategoryInUse(topics);
      const gone = await tx.em.nativeDelete(HelpCategory, { id });
      if (gone === 0) throw new HelpCategoryNotFound();
      await this.record(tx, viewer, 'deleted', id, null);
      return id;
    });
  }

  /** Sorts all categories. @throws HelpOrderOutdated if `ids` are not exactly all of them */
  async order(viewer: SignedInViewer, ids: readonly string[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      const categories = await inOrder(tx);
      const present = categories.map(({ id }) => id);
      if (!isSameSet(ids, present)) throw new HelpOrderOutdated();
      for (const category of categories) category.position = ids.indexOf(category.id);
      await this.record(tx, viewer, 'ordered', null, null);
    });
  }

  private record(tx: Tx, viewer: SignedInViewer, verb: Verb, id: string | null, name: string | null): Promise<void> {
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
  const language = fields.language(draft.language);
  fields.check();
  return { name, description, icon, position: draft.position ?? null, language };
}

function inOrder(tx: Tx): Promise<HelpCategory[]> {
  return tx.em.find(HelpCategory, {}, { orderBy: { position: 'asc', id: 'asc' } });
}
