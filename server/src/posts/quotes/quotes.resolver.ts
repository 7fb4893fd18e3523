import type { QuoteRule } from '@mallard/rules/quoting';
import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { QuoteRuleEnum } from '#identity/viewer/graphql-enums.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostPayload } from '../read/post.payloads.js';
import { PostConnection, PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { ListPage } from '../read/list-page.js';
import { QuoteTimelines } from './quote.timelines.js';
import { QuotesService } from './quotes.service.js';

const LIST = 'post.quotes';

@Resolver(() => PostView)
export class QuotesResolver {
  constructor(
    private readonly service: QuotesService,
    private readonly timelines: QuoteTimelines,
    private readonly posts: PostViews,
  ) {}

  @ResolveField(() => PostConnection, {
    description: 'The posts that quote it, newest first; without those that its author did not accept.',
  })
  async quotes(
    @Parent() post: PostView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const page = new ListPage(keysetPage(LIST, args), 'LISTS');
    while (page.next) page.addList(await this.posts.ofList(this.timelines.of(post.id, viewer, page.next), viewer));
    return page.toConnection(LIST);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('quote')
  @Mutation(() => PostPayload, {
    description: 'Who may quote a post of the viewer from now on. Existing quotes stay as they are.',
  })
  async setQuoteRule(
    @Args('postId', { type: () => ID, description: 'A post of the viewer.' }) postId: string,
    @Args('rule', { type: () => QuoteRuleEnum, description: 'Who may quote it, beside the viewer.' }) rule: QuoteRule,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.setRule(viewer, parseId(postId, 'postId'), rule), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('quote')
  @Mutation(() => PostPayload, {
    description:
      'Answers whether a quote may show a post of the viewer. One that was declined can still be accepted. Doing so again changes nothing.',
  })
  async decideQuote(
    @Args('id', { type: () => ID, description: 'The post that quotes.' }) id: string,
    @Args('accept', { type: () => Boolean, description: 'False declines.' }) accept: boolean,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.decide(viewer, parseId(id, 'id'), accept), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('quote')
  @Mutation(() => PostPayload, {
    description:
      'Withdraws a post of the viewer from a quote, which keeps its own words. It can not be undone. Doing so again changes nothing.',
  })
  async revokeQuote(
    @Args('id', { type: () => ID, description: 'The post that quotes.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.revoke(viewer, parseId(id, 'id')), viewer);
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PostPayload> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}
