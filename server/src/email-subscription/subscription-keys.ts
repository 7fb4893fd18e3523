import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';

/** Characters of a digest, as base64url. */
const DIGEST_LENGTH = 43;
const UNSUBSCRIBE = /^[A-Za-z0-9_-]{86}$/;

/** Digests that identify an address where it must not be visible, and the tokens of links. */
@Injectable()
export class SubscriptionKeys {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {}

  /** The same for every spelling of an address, and computable only by this installation. @param key of the address */
  addressDigest(key: string): string {
    return this.mac(`subscriber:${key}`);
  }

  /** The digest under which an emailed token is stored. */
  tokenDigest(token: string): string {
    return this.mac(`subscription:${token}`);
  }

  /** Works as long as the installation keeps its keys, with or without a subscription: nothing is stored. */
  unsubscribeToken(addressDigest: string): string {
    return addressDigest + this.mac(`unsubscribe:${addressDigest}`);
  }

  /** The address digest of an unsubscribe token. @returns null for a forged token */
  addressOf(token: string): string | null {
    if (!UNSUBSCRIBE.test(token)) return null;
    const digest = token.slice(0, DIGEST_LENGTH);
    return timingSafeEqual(Buffer.from(this.unsubscribeToken(digest)), Buffer.from(token)) ? digest : null;
  }

  private mac(text: string): string {
    return createHmac('sha256', this.secrets.mailTokenSecret).update(text).digest('base64url');
  }
}
