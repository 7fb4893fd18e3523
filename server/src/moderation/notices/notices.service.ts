import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { UserSchema } from '#identity/users/user.entity.js';
import { INVALID_EMAIL } from '#identity/users/email-address.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { Tx } from '#kernel/events/tx.js';
import { parseAddress } from '#kernel/text/address.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { isUuid } from '#kernel/database/ids.js';
import { PostNotFound } from '#posts/model/post.errors.js';
import { ModerationMails } from '../mails/moderation-mails.js';
import { NothingThere } from '../moderation.errors.js';
import { ModerationFields } from '../moderation-fields.js';
import { type Collected, EvidenceCollector } from '../evidence/evidence.js';
import type { Notice } from '../model/report.entity.js';
import { ReportingService } from '../reports/reporting.service.js';

const MAX_NAME_LENGTH = 80;
const MAX_LAW_LENGTH = 200;
const MAX_EXPLANATION_LENGTH = 5_000;

export interface NoticeDraft {
  /** The address of a quack or a profile on this site. */
  url: string;
  isChildSafety?: boolean | null;
  law: string;
  explanation: string;
  /** Optional where it is about sexual abuse of children. */
  name?: string | null;
  email?: string | null;
  isInGoodFaith: boolean;
}

/**
 * Notices of illegal content by people without an account (Regulation (EU) 2022/2065, article 16): where it is, why it is illegal,
 * who says so, and that they say it in good faith.
 */
@Injectable()
export class NoticesService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reporting: ReportingService,
    private readonly evidence: EvidenceCollector,
    private readonly mails: ModerationMails,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Stores a notice as a report with a receipt by email. Runs once per idempotency key of the request.
   * @returns the number of the receipt
   * @throws InvalidInput, NothingThere
   */
  async send(ctx: RequestContext, draft: NoticeDraft): Promise<string> {
    const notice = checked(draft, ctx.language);
    const id = await this.idempotency.runOnce({ ctx, operation: 'sendNotice', payload: { ...draft } }, async (tx) => {
      const { kind, subjectId, collected } = await this.subject(tx, draft.url);
      const stored = await this.reporting.store(
        tx,
        {
          ...{ kind, subjectId, reporterId: null, ruleIds: [], comment: '', isIllegal: true, notice },
          category: draft.isChildSafety ? 'CHILD_SAFETY' : 'OTHER',
        },
        collected,
      );
      await this.mails.noticeReceived(tx, numberOf(stored), notice);
      return stored;
    });
    return numberOf(id);
  }

  /** @throws NothingThere */
  private async subject(
    tx: Tx,
    url: string,
  ): Promise<{ kind: 'POST' | 'PROFILE'; subjectId: string; collected: Collected }> {
    const [, page, name] = this.pathOf(url)?.split('/') ?? [];
    try {
      if (page === 'post' && name !== undefined && isUuid(name)) {
        const postId = name.toLowerCase();
        return { kind: 'POST', subjectId: postId, collected: await this.evidence.ofPost(tx, null, postId) };
      }
      if (page === 'user' && name) {
        const shown = { handleKey: decodeURIComponent(name).toLowerCase(), isActive: true, requiresLogin: false };
        const person = await tx.em.findOne(UserSchema, shown, { fields: ['id'] });
        if (person) {
          const collected = await this.evidence.ofPerson(tx, null, person.id, []);
          return { kind: 'PROFILE', subjectId: person.id, collected };
        }
      }
    } catch (error) {
      // A handle in the address may be no valid percent encoding.
      if (!(error instanceof PostNotFound || error instanceof UserNotFound || error instanceof URIError)) throw error;
    }
    throw new NothingThere();
  }

  /** The path of an address on this site, or null. */
  private pathOf(url: string): string | null {
    const parsed = URL.canParse(url, this.settings.PUBLIC_URL) ? new URL(url, this.settings.PUBLIC_URL) : null;
    return parsed?.origin === new URL(this.settings.PUBLIC_URL).origin ? parsed.pathname : null;
  }
}

const numberOf = (id: string) => id.slice(-8).toUpperCase();

/** @throws InvalidInput */
function checked(draft: NoticeDraft, language: string): Notice {
  const fields = new ModerationFields();
  const isNamed = !draft.isChildSafety || (draft.name ?? '') !== '' || (draft.email ?? '') !== '';
  const name = isNamed ? fields.text('name', draft.name, MAX_NAME_LENGTH) : null;
  const email = isNamed ? parseAddress(draft.email ?? '') : null;
  if (isNamed && !email) fields.refuse('email', INVALID_EMAIL);
  const law = fields.text('law', draft.law, MAX_LAW_LENGTH);
  const explanation = fields.text('explanation', draft.explanation, MAX_EXPLANATION_LENGTH);
  if (!draft.isInGoodFaith)
    fields.refuse('isInGoodFaith', 'Please confirm that the information is accurate and complete as far as you know.');
  fields.check('INVALID_NOTICE');
  return { name, email: email?.address ?? null, language, law, explanation };
}
