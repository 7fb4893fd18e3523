import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ModerationFields } from '../moderation-fields.js';
import { LOCKED } from '../locked.js';
import { DEFAULT_RULES, type RuleTexts } from './default-rules.js';
import { Rule } from './rule.entity.js';

const MAX_TEXT_LENGTH = 200;
const MAX_HINT_LENGTH = 500;
/** Rules in force at most: no one reads more. */
const MAX_RULES = 20;

/** A rule as it is written; without an id it is a new one. */
export interface RuleDraft extends RuleTexts {
  id?: string | null;
}

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
      if ((await lockRules(tx)).length === 0) await store(tx, [], DEFAULT_RULES);
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
      const known = await lockRules(tx);
      for (const [index, { id }] of rules.entries())
        if (id !== undefined && !known.some((rule) => rule.id === id))
          fields.refuse(`rules.${index}.id`, 'There is no rule with this id.');
      fields.check('INVALID_RULES');
      await store(tx, known, rules);
      await this.audit.record(tx, {
        viewer,
        action: 'rules.updated',
        subject: { kind: 'rules', id: null },
        after: { count: rules.length },
      });
    });
  }
}

function lockRules(tx: Tx): Promise<Rule[]> {
  return tx.em.find(Rule, {}, { ...LOCKED, orderBy: { id: 'asc' } });
}

async function store(tx: Tx, known: readonly Rule[], drafts: readonly RuleDraft[]): Promise<void> {
  for (const rule of known) rule.isActive = drafts.some(({ id }) => id === rule.id);
  for (const [position, { id, textEn, textHe, hintEn, hintHe }] of drafts.entries()) {
    const written = { position, textEn, textHe, hintEn: hintEn ?? '', hintHe: hintHe ?? '' };
    const rule = known.find((each) => each.id === id);
    if (rule) tx.em.assign(rule, written);
    else await tx.em.insert(Rule, { id: newId(), createdAt: new Date(), ...written });
  }
}
