import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { type FieldError, InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RegistrationClosed } from '../email-tokens/registration.errors.js';
import { commentText } from '../registration-rules/comment-text.js';
import { RegistrationBoard } from '../registration-rules/registration-board.js';
import { MAX_INVITE_DAYS, MAX_INVITE_USES, MAX_INVITES } from './invite.entity.js';
import { InviteNotFound, TooManyInvites } from './invite.errors.js';
import { type InviteView, InviteViews } from './invite.view.js';

export interface NewInvite {
  /** 1 to 100; null for no limit. */
  readonly maxUses?: number | null;
  /** 1 to 365; null for one that never expires. */
  readonly expiresInDays?: number | null;
  readonly followsOwner?: boolean | null;
  readonly comment?: string | null;
}

/** Without letters that are mistaken for digits; twelve of them are 59 bits. */
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;

/** $1 owner. Locked, so that two at once can't exceed the maximum. */
const LOCK_OWNER = 'select id from users where id = $1::uuid and is_active for no key update';
/** $1 owner. */
const LIVE = `
select count(*)::int as n from invites where owner_id = $1::uuid and revoked_at is null
  and (expires_at is null or expires_at > now()) and (max_uses is null or uses < max_uses)`;
/** $1 id, $2 owner, $3 code, $4 uses or null, $5 days or null, $6 whether they follow, $7 comment. */
const CREATE = `
insert into invites (id, owner_id, code, max_uses, expires_at, follows_owner, comment, created_at)
values ($1::uuid, $2::uuid, $3, $4::int, now() + make_interval(days => $5::int), $6::boolean, $7, now())`;
/** $1 owner, $2 invite. */
const REVOKE = `
update invites set revoked_at = coalesce(revoked_at, now()) where owner_id = $1::uuid and id = $2::uuid returning id`;

/** Creates and revokes invites. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly board: RegistrationBoard,
    private readonly views: InviteViews,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param operator who makes it for its owner, which is recorded; null: the owner makes it
   * @throws RegistrationClosed, InvalidInput with every invalid field, TooManyInvites (50 that can be used)
   */
  async create(
    owner: Pick<SignedInViewer, 'id' | 'handle'>,
    invite: NewInvite,
    operator: SignedInViewer | null = null,
  ): Promise<InviteView> {
    if (this.board.mode === 'CLOSED') throw new RegistrationClosed();
    assertInRange(invite);
    const comment = commentText(invite.comment, 'comment', 'INVALID_COMMENT');
    const id = newId();
    await this.transactions.run(async (tx) => {
      const locked = await tx.rows<{ id: string }>(LOCK_OWNER, [owner.id]);
      if (locked.length === 0) throw new NotSignedIn();
      const [live] = await tx.rows<{ n: number }>(LIVE, [owner.id]);
      if ((live?.n ?? 0) >= MAX_INVITES) throw new TooManyInvites();
      const { maxUses = null, expiresInDays = null, followsOwner } = invite;
      await tx.rows(CREATE, [id, owner.id, newCode(), maxUses, expiresInDays, followsOwner ?? false, comment]);
      if (!operator) return;
      const subject = { kind: 'user', id: owner.id, name: owner.handle };
      await this.audit.record(tx, { viewer: operator, action: 'invite.created', subject });
    });
    return this.shown(owner, id);
  }

  /** Ends one of the viewer's own invites. Doing so again changes nothing. @throws InviteNotFound */
  async revoke(viewer: SignedInViewer, id: string): Promise<InviteView> {
    await this.transactions.run(async (tx) => {
      const revoked = await tx.rows<{ id: string }>(REVOKE, [viewer.id, id]);
      if (revoked.length === 0) throw new InviteNotFound();
    });
    return this.shown(viewer, id);
  }

  private async shown(viewer: Pick<SignedInViewer, 'id'>, id: string): Promise<InviteView> {
    const view = await this.views.own(viewer.id, id);
    if (!view) throw new InviteNotFound();
    return view;
  }
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

function assertInRange({ maxUses, expiresInDays }: NewInvite): void {
  const wrong: FieldError[] = [];
  if ((maxUses ?? 1) < 1 || (maxUses ?? 1) > MAX_INVITE_USES) {
    wrong.push({ field: 'maxUses', message: `maxUses must be a number from 1 to ${MAX_INVITE_USES}.` });
  }
  if ((expiresInDays ?? 1) < 1 || (expiresInDays ?? 1) > MAX_INVITE_DAYS) {
    wrong.push({ field: 'expiresInDays', message: `expiresInDays must be a number from 1 to ${MAX_INVITE_DAYS}.` });
  }
  if (wrong.length > 0) throw new InvalidInput(wrong, 'INVALID_INVITE');
}
