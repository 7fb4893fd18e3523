import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { PostView } from '../read/post.view.js';
import { LinkCardView } from './link-card.view.js';
import { PostCards } from './post-cards.js';

@Resolver(() => PostView)
export class LinkCardsResolver {
  constructor(private readonly cards: PostCards) {}

  /** No promise where there is nothing to read, as in most posts. */
  @ResolveField(() => LinkCardView, {
    nullable: true,
    description:
      'The card of its first link to another site. Null without one, until its page has been read, beside media, a poll or a quote, for followers only, and where the operator turned cards off.',
  })
  linkCard(@Parent() post: PostView, @Ctx() ctx: RequestContext): LinkCardView | null | Promise<LinkCardView | null> {
    return this.cards.of(post, ctx);
  }
}
