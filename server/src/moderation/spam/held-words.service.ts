import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type HeldWordKind, HeldWordSchema, MAX_HELD_WORDS } from '#posts/holding/held-word.entity.js';
import { HELD_WORDS_CHANGED, HeldWords } from '#posts/holding/held-words.js';
import { foldedDomain, foldedPhrase } from '#posts/holding/word-matching.js';
import { HeldWordExists, HeldWordNotFound, TooManyHeldWords } from '../moderation.errors.js';
import { LOCKED } from '../locked.js';
import { ModerationFields } from '../moderation-fields.js';

const MAX_TEXT_LENGTH = 100;
const MAX_NOTE_LENGTH = 200;

export interface HeldWordDraft {
  kind: HeldWordKind;
  text: string;
  comment?: string | null;
}

/** The words and domains that hold quacks, as moderators write them. */
@Injectable()
export class HeldWordsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly words: HeldWords,
    private readonly topics: Topics,
  ) {}

  /** @returns the id of the entry @throws InvalidInput, HeldWordExists, TooManyHeldWords (2,000) */
  async add(viewer: SignedInViewer, { kind, text: typed, comment: note }: HeldWordDraft): Promise<string> {
    const fields = new ModerationFields();
    const text = fields.text('text', typed, MAX_TEXT_LENGTH);
    const comment = fields.text('comment', note, MAX_NOTE_LENGTH, 0);
    const folded = kind === 'DOMAIN' ? foldedDomain(text) : foldedPhrase(text);
    if (folded === null) fields.refuse('text', 'text must be a domain, such as example.com.');
    else if (text !== '' && folded === '') fields.refuse('text', 'text must contain a word.');
    fields.check('INVALID_HELD_WORD');
    const id = newId();
    await this.change(async (tx) => {
      const { numInsertedOrUpdatedRows: added } = await tx
        .db<InferKyselyDB<typeof HeldWordSchema>>()
        .insertInto('held_words')
        .values({ id, created_at: new Date(), created_by: viewer.id, kind, text, folded: folded!, comment })
        .onConflict((one) => one.columns(['kind', 'folded']).doNothing())
        .executeTakeFirstOrThrow();
      if (added === 0n) throw new HeldWordExists();
      if ((await tx.em.count(HeldWordSchema)) > MAX_HELD_WORDS) throw new TooManyHeldWords(MAX_HELD_WORDS);
      const subject = { kind: 'held_word', id, name: text };
      await this.audit.record(tx, { viewer, action: 'moderation.word.added', subject, after: { comment } });
    });
    return id;
  }

  /** Quacks that it holds still wait for a decision. @throws HeldWordNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<void> {
    await this.change(async (tx) => {
      const word = await tx.em.findOne(HeldWordSchema, { id }, LOCKED);
      if (!word) throw new HeldWordNotFound();
      tx.em.remove(word);
      const subject = { kind: 'held_word', id, name: word.text };
      await this.audit.record(tx, { viewer, action: 'moderation.word.removed', subject });
    });
  }

  /** It applies on this server before this returns, and on the others right after. */
  private async change(work: (tx: Tx) => Promise<void>): Promise<void> {
    await this.transactions.run(async (tx) => {
      await work(tx);
      tx.afterCommit(async () => {
        void this.topics.publish(HELD_WORDS_CHANGED, {});
        await this.words.refresh();
      });
    });
  }
}
