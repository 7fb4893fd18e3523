import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { UserSchema } from '#identity/users/user.entity.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { isLanguage, type Language } from '#kernel/request/language.js';
import { APPEAL_DAYS } from '../read/decision.view.js';
import type { ReportOutcomeName } from '../moderation.enums.js';
import type { AppealSchema } from '../model/appeal.entity.js';
import type { DecisionSchema } from '../model/decision.entity.js';
import type { Notice, ReportSchema } from '../model/report.entity.js';
import type { RuleSchema } from '../rules/rule.entity.js';
import { MODERATION_MAILS } from './moderation-mail-text.js';

/** Where people read decisions about them, and appeal. */
const DECISIONS_PAGE = '/profile?section=reports';

type Tables = InferKyselyDB<
  typeof AppealSchema | typeof DecisionSchema | typeof ReportSchema | typeof RuleSchema | typeof UserSchema
>;

/** Emails about decisions. Each is sent once, however often its event arrives. No email names who reported something. */
@Injectable()
export class ModerationMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** To the person concerned, and to those who sent notices without an account. */
  async decisionMade(decisionId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const decision = await mailedDecision(tx, decisionId);
      if (decision && decision.outcome !== 'NO_VIOLATION') {
        const language = languageOf(decision.language);
        const { outcome, ground, until, facts } = decision;
        const rule = language === 'he' ? decision.textHe : decision.textEn;
        const text = MODERATION_MAILS[language].decided({
          ...{ product: this.settings.PRODUCT_NAME, handle: isolated(decision.handle), outcome, days: APPEAL_DAYS },
          ground: ground === 'LAW' ? { kind: 'LAW', text: decision.law ?? '' } : { kind: 'RULE', text: rule ?? '' },
          until:
            until &&
            new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
              until,
            ) + ' UTC',
          isByNotice: decision.isByNotice,
        });
        await this.send(tx, decision.email, language, text, facts, `moderation:decision:${decisionId}`);
      }
      for (const decided of await decidedNotices(tx, decisionId)) await this.noticeDecided(tx, decisionId, decided);
    });
  }

  async overruled(decisionId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const decision = await mailedDecision(tx, decisionId);
      if (!decision || decision.outcome === 'NO_VIOLATION') return;
      const language = languageOf(decision.language);
      const names = { product: this.settings.PRODUCT_NAME, handle: isolated(decision.handle) };
      const text = MODERATION_MAILS[language].overruled(names);
      await this.send(tx, decision.email, language, text, '', `moderation:overruled:${decisionId}`);
    });
  }

  async appealAnswered(appealId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const appeal = await mailedAppeal(tx, appealId);
      if (!appeal) return;
      const language = languageOf(appeal.language);
      const names = { product: this.settings.PRODUCT_NAME, handle: isolated(appeal.handle) };
      const text = MODERATION_MAILS[language].appealAnswered({ ...names, isGranted: appeal.state === 'GRANTED' });
      await this.send(tx, appeal.email, language, text, appeal.reasons, `moderation:appeal:${appealId}`);
    });
  }

  /** The receipt, in the transaction that stores the notice. */
  async noticeReceived(tx: Tx, number: string, { email, language, explanation, law }: Notice): Promise<void> {
    if (email === null) return;
    const text = MODERATION_MAILS[languageOf(language)].noticeReceived({ product: this.settings.PRODUCT_NAME, number });
    await this.send(tx, email, languageOf(language), text, `${law}\n${explanation}`, `moderation:notice:${number}`);
  }

  private async noticeDecided(
    tx: Tx,
    decisionId: string,
    row: Awaited<ReturnType<typeof decidedNotices>>[number],
  ): Promise<void> {
    const { email, language: wanted } = row.notice ?? { email: null, language: '' };
    if (email === null) return;
    const language = languageOf(wanted);
    const outcome: ReportOutcomeName = row.scope.isGone
      ? 'ALREADY_GONE'
      : row.outcome === 'NO_VIOLATION'
        ? 'NOT_A_VIOLATION'
        : 'ACTED';
    const number = row.id.slice(-8).toUpperCase();
    const text = MODERATION_MAILS[language].noticeDecided({ product: this.settings.PRODUCT_NAME, number, outcome });
    await this.send(tx, email, language, text, row.facts, `moderation:notice:${row.id}:${decisionId}`);
  }

  private async send(
    tx: Tx,
    to: string,
    language: Language,
    text: { subject: string; heading: string; before: string[]; action?: string; footnote: string },
    more: string,
    once: string,
  ): Promise<void> {
    await this.mailer.enqueue(tx, {
      ...{ to, language, subject: text.subject, once },
      template: {
        heading: text.heading,
        paragraphs: [...text.before, ...more.split('\n').filter((line) => line.trim() !== '')],
        ...(text.action && { action: { label: text.action, url: `${this.settings.PUBLIC_URL}${DECISIONS_PAGE}` } }),
        footnote: text.footnote,
      },
    });
  }
}

/** A decision with its person, unless they are gone. */
function mailedDecision(tx: Tx, decisionId: string) {
  return tx
    .db<Tables>()
    .selectFrom('decisions as d')
    .innerJoin('users as u', 'u.id', 'd.target_id')
    .leftJoin('rules as r', 'r.id', 'd.rule_id')
    .select(['d.outcome', 'd.ground', 'd.law', 'd.facts', 'd.until', 'd.is_by_notice as isByNotice'])
    .select(['u.handle', 'u.email', 'u.language', 'r.text_en as textEn', 'r.text_he as textHe'])
    .where('d.id', '=', decisionId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

function decidedNotices(tx: Tx, decisionId: string) {
  return tx
    .db<Tables>()
    .selectFrom('decisions as d')
    .innerJoin('reports as r', 'r.case_id', 'd.case_id')
    .select(['r.id', 'r.notice', 'd.outcome', 'd.facts', 'd.scope'])
    .where('d.id', '=', decisionId)
    .where('d.is_by_machine', '=', false)
    .where('r.notice', 'is not', null)
    .execute();
}

function mailedAppeal(tx: Tx, appealId: string) {
  return tx
    .db<Tables>()
    .selectFrom('appeals as a')
    .innerJoin('users as u', 'u.id', 'a.by_id')
    .select(['a.state', 'a.reasons', 'u.handle', 'u.email', 'u.language'])
    .where('a.id', '=', appealId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

function languageOf(language: string): Language {
  return isLanguage(language) ? language : 'en';
}

/** So that the @ stays before the handle in right-to-left text. */
const isolated = (handle: string) => `\u2066@${handle}\u2069`;
