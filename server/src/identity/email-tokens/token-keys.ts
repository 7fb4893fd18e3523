import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';

/** The keys of tokens. Only this folder and the tokens in emails use them. */
@Injectable()
export class TokenKeys {
  /** Signs access tokens. */
  readonly access: { readonly id: string; readonly secret: string };

  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {
    const id = createHash('sha256').update(`kid:${secrets.jwtSecret}`).digest('base64url').slice(0, 12);
    this.access = { id, secret: secrets.jwtSecret };
  }

  /** 32 bytes that only this installation can compute for a refresh token. */
  refreshMac(family: string, generation: number): Buffer {
    return createHmac('sha256', this.secrets.refreshSecret).update(`refresh:${family}:${generation}`).digest();
  }

  /** The digest by which a token of an email is stored. */
  mailedDigest(token: string): string {
    return createHmac('sha256', this.secrets.mailTokenSecret).update(`mailed:${token}`).digest('base64url');
  }

  /** A keyed digest of a secret, for comparing it later without storing anything that it can be guessed from. */
  blind(secret: string): string {
    return createHmac('sha256', this.secrets.mailTokenSecret).update(`blind:${secret}`).digest('base64url');
  }
}

/** Whether two values are equal, compared in constant time. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
