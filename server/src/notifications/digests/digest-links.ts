import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';

const TOKEN = /^([0-9a-f]{32})([A-Za-z0-9_-]{43})$/;

export class DigestTokenInvalid extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'This link is not valid.', { reason: 'TOKEN_INVALID' });
  }
}

/** $1 user. */
const TURN_OFF = "update notification_settings set digest = 'off', digest_due_at = null where user_id = $1::uuid";

/** The links by which people end their digests without signing in. They work as long as the installation keeps its secrets. */
@Injectable()
export class DigestLinks {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly transactions: Transactions,
  ) {}

  tokenOf(userId: string): string {
    return userId.replaceAll('-', '') + this.mac(userId);
  }

  /** Doing so again changes nothing. @throws DigestTokenInvalid */
  async unsubscribe(token: string): Promise<void> {
    const userId = this.userOf(token);
    if (userId === null) throw new DigestTokenInvalid();
    await this.transactions.run(async (tx) => {
      await tx.rows(TURN_OFF, [userId]);
    });
  }

  private userOf(token: string): string | null {
    const [, hex, mac] = TOKEN.exec(token) ?? [];
    if (hex === undefined || mac === undefined) return null;
    const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return timingSafeEqual(Buffer.from(this.mac(userId)), Buffer.from(mac)) ? userId : null;
  }

  private mac(userId: string): string {
    return createHmac('sha256', this.secrets.mailTokenSecret).update(`digest:${userId}`).digest('base64url');
  }
}
