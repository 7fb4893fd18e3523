import { createHash } from 'node:crypto';
import type { TextEntity } from '@mallard/rules/text-entities';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';

/** Longest address that gets a card, in UTF-16 code units. */
const MAX_URL = 2_000;

/** A link of a post whose card is shown. */
export interface CardedLink {
  /** As the post has it. */
  target: string;
  /** Without its fragment: what is read. */
  url: string;
  /** Identifies the card. */
  key: string;
}

/** Chooses the link of a post that gets a card: the first one that this server may read, and that leads elsewhere. */
@Injectable()
export class CardedLinks {
  private readonly ownHost: string;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly addresses: ForeignAddresses,
  ) {
    this.ownHost = new URL(settings.PUBLIC_URL).host;
  }

  /** Whether the operator wants cards. */
  get areOn(): boolean {
    return this.settings.LINK_CARDS;
  }

  /** @returns null without such a link, and where the operator turned cards off */
  among(entities: readonly TextEntity[]): CardedLink | null {
    if (!this.areOn) return null;
    for (const { kind, target } of entities) {
      const link = kind === 'LINK' ? this.linkOf(target) : null;
      if (link) return link;
    }
    return null;
  }

  private linkOf(target: string): CardedLink | null {
    const url = target.length > MAX_URL ? null : URL.parse(target);
    if (url === null || url.host === this.ownHost || !this.addresses.isAllowed(url)) return null;
    url.hash = '';
    return { target, url: url.href, key: createHash('sha256').update(url.href).digest('base64url') };
  }
}
