import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { PostView } from '../read/post.view.js';
import { CardedLinks } from './carded-links.js';
import { LinkCardLoader } from './link-card.loader.js';
import type { LinkCardView } from './link-card.view.js';

/** The cards of posts, read together for those of a request. */
@Injectable()
export class PostCards {
  constructor(
    private readonly links: CardedLinks,
    private readonly cards: LinkCardLoader,
  ) {}

  /** No promise where there is nothing to read, as for most posts. */
  of(post: PostView, ctx: RequestContext): LinkCardView | null | Promise<LinkCardView | null> {
    const link = this.links.among(post.entities);
    return link === null || !showsCard(post) ? null : this.load(link.key, link.target, ctx);
  }

  /** Spares `of` its statement in a request, where the card was read before. */
  know(post: PostView, card: LinkCardView | null, ctx: RequestContext): void {
    const link = this.links.among(post.entities);
    if (link !== null) this.cards.for(ctx).prime(link.key, card);
  }

  private async load(key: string, url: string, ctx: RequestContext): Promise<LinkCardView | null> {
    const card = await this.cards.for(ctx).load(key);
    return card && { url, ...card };
  }
}

/** The same as `LINKING_POST` says of posts whose page is read. */
function showsCard({ media, poll, isQuote, visibility, isHeld }: PostView): boolean {
  return media.length === 0 && poll === null && !isQuote && visibility !== 'FOLLOWERS' && !isHeld;
}
