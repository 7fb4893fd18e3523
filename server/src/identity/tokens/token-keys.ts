import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';

/** The keys behind tokens. Nothing outside of this folder and the mailed tokens sees one. */
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

  /** The digest under which a mailed token is stored. */
  mailedDigest(token: string): string {
    return createHmac('sha256', this.secrets.mailTokenSecret).update(`mailed:${token}`).digest('base64url');
  }

  /** A keyed digest of something secret that must be compared later but never be guessed from what is stored. */
  blind(secret: string): string {
    return createHmac('sha256', this.secrets.mailTokenSecret).update(`blind:${secret}`).digest('base64url');
  }
}

/** Whether two values are the same, in a time that tells nothing. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
