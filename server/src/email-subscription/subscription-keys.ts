import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';

/** Characters of a digest, as base64url. */
const DIGEST_LENGTH = 43;
const UNSUBSCRIBE = /^[A-Za-z0-9_-]{86}$/;

/** What stands for an address where the address must not, and the tokens of links about it. */
@Injectable()
export class SubscriptionKeys {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {}

  /** The same for every spelling of an address; only this installation can compute it. @param key of the address */
  addressDigest(key: string): string {
    return this.mac(`subscriber:${key}`);
  }

  /** The digest under which a mailed token is stored. */
  tokenDigest(token: string): string {
    return this.mac(`subscription:${token}`);
  }

  /** Works for as long as the installation keeps its keys, whether or not there is a subscription: nothing is stored of it. */
  unsubscribeToken(addressDigest: string): string {
    return addressDigest + this.mac(`unsubscribe:${addressDigest}`);
  }

  /** Whose address an unsubscribe token is about, as its digest. @returns null for one that was not made here */
  addressOf(token: string): string | null {
    if (!UNSUBSCRIBE.test(token)) return null;
    const digest = token.slice(0, DIGEST_LENGTH);
    return timingSafeEqual(Buffer.from(this.unsubscribeToken(digest)), Buffer.from(token)) ? digest : null;
  }

  private mac(text: string): string {
    return createHmac('sha256', this.secrets.mailTokenSecret).update(text).digest('base64url');
  }
}
