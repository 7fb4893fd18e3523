import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ModerationFields } from '../moderation-fields.js';
import { DEFAULT_RULES, type RuleTexts } from './default-rules.js';

const MAX_TEXT_LENGTH = 200;
const MAX_HINT_LENGTH = 500;
/** Rules in force at most: no one reads more. */
const MAX_RULES = 20;

/** A rule as it is written; without an id it is a new one. */
export interface RuleDraft extends RuleTexts {
  id?: string | null;
}

export const LOCK_RULES = 'select id from rules order by id for update';
export const RETIRE_RULES = 'update rules set is_active = false where is_active and id <> all($1::uuid[])';
/** $1 id, $2 position, $3 to $6 texts. */
export const STORE_RULE = `
insert into rules (id, created_at, position, text_en, text_he, hint_en, hint_he)
values ($1::uuid, now(), $2::int, $3, $4, $5, $6)
on conflict (id) do update set position = excluded.position, text_en = excluded.text_en, text_he = excluded.text_he,
  hint_en = excluded.hint_en, hint_he = excluded.hint_he, is_active = true`;

/** The rules of the site, as its operator writes them. */
@Injectable()
export class RulesService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** A new site begins with rules that most sites have. An operator who changes them keeps theirs. */
  async onModuleInit(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.lock('rules');
      if ((await tx.rows(LOCK_RULES, [])).length === 0) await store(tx, DEFAULT_RULES);
    });
  }

  /**
   * Replaces the list of rules. Those that it leaves out are no longer in force, and stay readable in decisions.
   * @throws InvalidInput
   */
  async replace(viewer: SignedInViewer, drafts: readonly RuleDraft[]): Promise<void> {
    const fields = new ModerationFields();
    const rules = drafts.map(({ id, textEn, textHe, hintEn, hintHe }, index) => ({
      id: id?.toLowerCase(),
      textEn: fields.text(`rules.${index}.textEn`, textEn, MAX_TEXT_LENGTH),
      textHe: fields.text(`rules.${index}.textHe`, textHe, MAX_TEXT_LENGTH),
      hintEn: fields.text(`rules.${index}.hintEn`, hintEn, MAX_HINT_LENGTH, 0),
      hintHe: fields.text(`rules.${index}.hintHe`, hintHe, MAX_HINT_LENGTH, 0),
    }));
    if (rules.length > MAX_RULES) fields.refuse('rules', `There can be at most ${MAX_RULES} rules.`);
    fields.check('INVALID_RULES');
    await this.transactions.run(async (tx) => {
      await tx.lock('rules');
      const known = await tx.rows<{ id: string }>(LOCK_RULES, []);
      for (const [index, { id }] of rules.entries())
        if (id !== undefined && !known.some((rule) => rule.id === id))
          fields.refuse(`rules.${index}.id`, 'There is no rule with this id.');
      fields.check('INVALID_RULES');
      await store(tx, rules);
      await this.audit.record(tx, {
        viewer,
        action: 'rules.updated',
        subject: { kind: 'rules', id: null },
        after: { count: rules.length },
      });
    });
  }
}

async function store(tx: Tx, rules: readonly RuleDraft[]): Promise<void> {
  const stored = rules.map((rule) => ({ ...rule, id: rule.id ?? newId() }));
  await tx.rows(RETIRE_RULES, [stored.map(({ id }) => id)]);
  for (const [index, { id, textEn, textHe, hintEn, hintHe }] of stored.entries())
    await tx.rows(STORE_RULE, [id, index, textEn, textHe, hintEn ?? '', hintHe ?? '']);
}
