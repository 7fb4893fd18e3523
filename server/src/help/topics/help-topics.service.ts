import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryNotFound, HelpIsFull, HelpOrderOutdated, HelpTopicNotFound } from '../help.errors.js';
import { isSameSet, lockHelp, placed, statement } from '../help-writes.js';
import { HelpFields, MAX_TOPIC_BYTES } from '../text/help-text.js';
import { renderMarkdown } from '../text/markdown.js';
import { slugOf } from '../text/slug.js';
import { choosePermalink, freePermalink, keepPermalink } from './permalinks.js';

export interface HelpTopicDraft {
  categoryId: string;
  title: string;
  body: string;
  permalink?: string | null;
  position?: number | null;
  language?: string | null;
}

const MAX_TOPICS = 2_000;

const IDS = 'select id from help_topics where category_id = $1 order by position, id';
const INSERT = `
insert into help_topics (id, category_id, language, permalink, position, created_at) values ($1, $2, $3, $4, $5, $6)`;
const MOVE = 'update help_topics set category_id = $2, permalink = $3 where id = $1';
/** $1 topic, $2 language, $3 title, $4 body, $5 plain, $6 instant. */
const WRITE_TEXT = `
insert into help_topic_texts (topic_id, language, title, body, plain, updated_at) values ($1, $2, $3, $4, $5, $6)
on conflict (topic_id, language) do update set title = $3, body = $4, plain = $5, updated_at = $6`;
/** $1 ids in order. */
const ORDER = `
update help_topics t set position = o.place - 1
from unnest($1::uuid[]) with ordinality o (id, place)
where t.id = o.id and t.position <> o.place - 1`;

interface StandingTopic {
  category_id: string;
  language: string;
  permalink: string;
}

/** What editors do with topics. Who may is decided at the door. */
@Injectable()
export class HelpTopicsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the id. @throws InvalidInput, HelpCategoryNotFound, PermalinkTaken, HelpIsFull (2,000) */
  async create(viewer: SignedInViewer, draft: HelpTopicDraft): Promise<string> {
    const { title, body, plain, permalink, position, language } = checked(draft);
    return this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const ids = await idsIn(tx, draft.categoryId);
      const [{ topics } = { topics: 0 }] = await statement<{ topics: number }>(
        tx,
        'select count(*)::int as topics from help_topics',
      );
      if (topics >= MAX_TOPICS) throw new HelpIsFull('topics', MAX_TOPICS);
      const id = newId();
      const first = language ?? viewer.language;
      const address =
        permalink === null ? await freePermalink(tx, slugOf(title)) : await choosePermalink(tx, id, permalink);
      const now = new Date();
      await statement(tx, INSERT, [id, draft.categoryId, first, address, ids.length, now]);
      await keepPermalink(tx, id, address);
      await statement(tx, WRITE_TEXT, [id, first, title, body, plain, now]);
      await statement(tx, ORDER, [placed(ids, id, position)]);
      await this.record(tx, viewer, 'created', id, title);
      return id;
    });
  }

  /**
   * What the draft leaves out stays as it is; a new permalink leaves the old ones leading on to it.
   * @throws InvalidInput, HelpTopicNotFound, HelpCategoryNotFound, PermalinkTaken
   */
  async update(viewer: SignedInViewer, id: string, draft: HelpTopicDraft): Promise<string> {
    const { title, body, plain, permalink, position, language } = checked(draft);
    return this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const [topic] = await statement<StandingTopic>(
        tx,
        'select category_id, language, permalink from help_topics where id = $1',
        [id],
      );
      if (!topic) throw new HelpTopicNotFound();
      const ids = await idsIn(tx, draft.categoryId);
      const address = permalink === null ? topic.permalink : await choosePermalink(tx, id, permalink);
      const moves = draft.categoryId !== topic.category_id;
      await statement(tx, MOVE, [id, draft.categoryId, address]);
      await keepPermalink(tx, id, address);
      await statement(tx, WRITE_TEXT, [id, language ?? topic.language, title, body, plain, new Date()]);
      if (moves || position !== null) await statement(tx, ORDER, [placed(ids, id, position)]);
      if (moves) await statement(tx, ORDER, [await idsIn(tx, topic.category_id)]);
      await this.record(tx, viewer, 'updated', id, title);
      return id;
    });
  }

  /** @throws HelpTopicNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const [gone] = await statement<{ category_id: string; permalink: string }>(
        tx,
        'delete from help_topics where id = $1 returning category_id, permalink',
        [id],
      );
      if (!gone) throw new HelpTopicNotFound();
      await statement(tx, ORDER, [await idsIn(tx, gone.category_id)]);
      await this.record(tx, viewer, 'deleted', id, gone.permalink);
      return id;
    });
  }

  /** Puts all topics of a category in this order. @throws HelpCategoryNotFound, HelpOrderOutdated where these are not all */
  async order(viewer: SignedInViewer, categoryId: string, ids: readonly string[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      await lockHelp(tx);
      if (!isSameSet(ids, await idsIn(tx, categoryId))) throw new HelpOrderOutdated();
      await statement(tx, ORDER, [ids]);
      await this.record(tx, viewer, 'ordered', null, null);
    });
  }

  private record(tx: Tx, viewer: SignedInViewer, verb: string, id: string | null, name: string | null): Promise<void> {
    return this.audit.record(tx, { viewer, action: `help.topic.${verb}`, subject: { kind: 'help_topic', id, name } });
  }
}

function checked(draft: HelpTopicDraft) {
  const fields = new HelpFields();
  const title = fields.line('title', draft.title);
  const body = fields.markdown('body', draft.body, MAX_TOPIC_BYTES);
  const position = fields.position('position', draft.position);
  const language = fields.language(draft.language);
  const asked = draft.permalink ?? null;
  const permalink = asked === null || asked.trim() === '' ? null : slugOf(asked);
  if (permalink === '') fields.refuse('permalink', 'permalink takes letters, digits and hyphens.');
  fields.check();
  return { title, body, plain: renderMarkdown(body).plain, position, language, permalink };
}

/** @throws HelpCategoryNotFound */
async function idsIn(tx: Tx, categoryId: string): Promise<string[]> {
  const [category] = await statement(tx, 'select id from help_categories where id = $1', [categoryId]);
  if (!category) throw new HelpCategoryNotFound();
  return (await statement<{ id: string }>(tx, IDS, [categoryId])).map(({ id }) => id);
}
