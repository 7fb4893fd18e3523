import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { ContentBody } from '../post.bodies.js';
import { boundedText } from '../post-content.js';
import { mentionedHandles, parseMentions, type PostEntity } from '../post-text.js';
import { PostNotFound } from '../post.errors.js';
import { type RestPost, toRestPost } from '../post.rest.js';
import { PostViews } from '../post.view.js';
import { formatMentions } from './mention-text.js';
import { mentionsOf, type RestFormattedMentions, type RestMention, type RestParsedMentions } from './mention.rest.js';
import { MentionTimelines } from './mention.timelines.js';

/** The REST face of mentions. */
@Controller('mentions')
export class MentionsController {
  constructor(
    private readonly timelines: MentionTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('anyone')
  @Get('posts/:id')
  async ofPost(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestMention[]> {
    const [post] = await this.posts.withMentions([id], viewer);
    if (!post) throw new PostNotFound();
    return mentionsOf(post.entities, post.mentioned ?? []);
  }

  @Allow('anyone')
  @Get('users/:id')
  async ofUser(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const skeleton = await this.timelines.mentioning(id, viewer, page);
    const posts = await this.posts.withMentions(skeleton.ids, viewer);
    return new FlatPage(posts.map(toRestPost), page, skeleton.totalCount, skeleton.hasNextPage);
  }

  @Allow('anyone')
  @Limit('search')
  @Post('parse')
  async parse(@Body() { content }: ContentBody): Promise<RestParsedMentions> {
    const found = mentionsIn(content);
    const mentions = mentionsOf(found, await this.timelines.people(mentionedHandles(found)));
    return { mentions, count: mentions.length };
  }

  @Allow('anyone')
  @Limit('search')
  @Post('format')
  async format(@Body() { content }: ContentBody): Promise<RestFormattedMentions> {
    const found = mentionsIn(content);
    const people = await this.timelines.people(mentionedHandles(found));
    return { formattedContent: formatMentions(content, found, people) };
  }
}

/** A text without an @ is not looked at. */
function mentionsIn(content: string): PostEntity[] {
  return /[@＠]/u.test(content) ? parseMentions(boundedText(content)) : [];
}
