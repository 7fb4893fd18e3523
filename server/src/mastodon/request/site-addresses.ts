import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';

/** Addresses of the site in full, as other programs need them. */
@Injectable()
export class SiteAddresses {
  /** Such as `https://quack.example`. */
  readonly origin: string;
  /** Such as `quack.example`. */
  readonly host: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const url = new URL(settings.PUBLIC_URL);
    this.origin = url.origin;
    this.host = url.host;
  }

  /** @param address a path of the site, or an address in full already */
  full(address: string): string {
    return address.startsWith('/') ? `${this.origin}${address}` : address;
  }

  /** By which clients know a profile or a post: of the shape that they unfold. */
  person(handle: string): string {
    return `${this.origin}/@${handle}`;
  }

  /** The handle of `ada`, `@ada` or `ada@quack.example`; null for someone of another site. */
  handleOf(acct: string): string | null {
    const [handle = '', host, ...more] = acct.trim().replace(/^@/, '').split('@');
    const isOurs = host === undefined || host.toLowerCase() === this.host.toLowerCase();
    return isOurs && more.length === 0 ? handle : null;
  }

  post(handle: string, id: string): string {
    return `${this.origin}/@${handle}/${id}`;
  }

  hashtag(tag: string): string {
    return `${this.origin}/hashtag/${encodeURIComponent(tag)}`;
  }
}
