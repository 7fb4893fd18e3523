import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { isLanguage, type Language } from '#kernel/request/language.js';
import { APPEAL_DAYS } from '../read/decision.view.js';
import type { Ground, Outcome, ReportOutcomeName } from '../moderation.enums.js';
import type { Notice } from '../model/report.entity.js';
import { MODERATION_MAILS } from './moderation-mail-text.js';

/** Where people read decisions about them, and appeal. */
const DECISIONS_PAGE = '/profile?section=reports';

/** $1 decision. */
export const DECISION_MAIL = `
select d.outcome, d.ground, d.law, d.facts, d.until, d.is_by_notice, u.handle, u.email, u.language,
  r.text_en, r.text_he
from decisions d join users u on u.id = d.target_id and u.deleted_at is null
left join rules r on r.id = d.rule_id
where d.id = $1::uuid`;
/** $1 decision. */
export const NOTICES_OF_DECISION = `
select p.id, p.notice, d.outcome, d.facts, coalesce((d.scope ->> 'isGone')::boolean, false) as is_gone
from decisions d join reports p on p.case_id = d.case_id and p.notice is not null
where d.id = $1::uuid and not d.is_by_machine`;
/** $1 appeal. */
export const APPEAL_MAIL = `
select a.state = 'GRANTED' as is_granted, a.reasons, u.handle, u.email, u.language
from appeals a join users u on u.id = a.by_id and u.deleted_at is null
where a.id = $1::uuid`;

interface Recipient {
  handle: string;
  email: string;
  language: string;
}

interface DecisionMailRow extends Recipient {
  outcome: Outcome;
  ground: Ground;
  law: string | null;
  facts: string;
  until: Date | null;
  is_by_notice: boolean;
  text_en: string | null;
  text_he: string | null;
}

interface NoticeRow {
  id: string;
  notice: Notice | null;
  outcome: Outcome;
  facts: string;
  is_gone: boolean;
}

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
      const [decision] = await tx.rows<DecisionMailRow>(DECISION_MAIL, [decisionId]);
      if (decision && decision.outcome !== 'NO_VIOLATION') {
        const language = languageOf(decision.language);
        const { outcome, ground, until, facts } = decision;
        const rule = language === 'he' ? decision.text_he : decision.text_en;
        const text = MODERATION_MAILS[language].decided({
          ...{ product: this.settings.PRODUCT_NAME, handle: isolated(decision.handle), outcome, days: APPEAL_DAYS },
          ground: ground === 'LAW' ? { kind: 'LAW', text: decision.law ?? '' } : { kind: 'RULE', text: rule ?? '' },
          until:
            until &&
            new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
              until,
            ) + ' UTC',
          isByNotice: decision.is_by_notice,
        });
        await this.send(tx, decision.email, language, text, facts, `moderation:decision:${decisionId}`);
      }
      for (const row of await tx.rows<NoticeRow>(NOTICES_OF_DECISION, [decisionId]))
        await this.noticeDecided(tx, decisionId, row);
    });
  }

  async overruled(decisionId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [decision] = await tx.rows<DecisionMailRow>(DECISION_MAIL, [decisionId]);
      if (!decision || decision.outcome === 'NO_VIOLATION') return;
      const language = languageOf(decision.language);
      const names = { product: this.settings.PRODUCT_NAME, handle: isolated(decision.handle) };
      const text = MODERATION_MAILS[language].overruled(names);
      await this.send(tx, decision.email, language, text, '', `moderation:overruled:${decisionId}`);
    });
  }

  async appealAnswered(appealId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [appeal] = await tx.rows<Recipient & { is_granted: boolean; reasons: string }>(APPEAL_MAIL, [appealId]);
      if (!appeal) return;
      const language = languageOf(appeal.language);
      const names = { product: this.settings.PRODUCT_NAME, handle: isolated(appeal.handle) };
      const text = MODERATION_MAILS[language].appealAnswered({ ...names, isGranted: appeal.is_granted });
      await this.send(tx, appeal.email, language, text, appeal.reasons, `moderation:appeal:${appealId}`);
    });
  }

  /** The receipt, in the transaction that stores the notice. */
  async noticeReceived(tx: Tx, number: string, { email, language, explanation, law }: Notice): Promise<void> {
    if (email === null) return;
    const text = MODERATION_MAILS[languageOf(language)].noticeReceived({ product: this.settings.PRODUCT_NAME, number });
    await this.send(tx, email, languageOf(language), text, `${law}\n${explanation}`, `moderation:notice:${number}`);
  }

  private async noticeDecided(tx: Tx, decisionId: string, row: NoticeRow): Promise<void> {
    const { email, language: wanted } = row.notice ?? { email: null, language: '' };
    if (email === null) return;
    const language = languageOf(wanted);
    const outcome: ReportOutcomeName = row.is_gone
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

function languageOf(language: string): Language {
  return isLanguage(language) ? language : 'en';
}

/** So that the @ stays before the handle in right-to-left text. */
const isolated = (handle: string) => `\u2066@${handle}\u2069`;
