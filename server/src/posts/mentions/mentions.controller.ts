import { mentionedHandles, parseMentions, type TextEntity } from '@mallard/rules/text-entities';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersList, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { WorksWhenFull } from '#kernel/storage/works-when-full.decorator.js';
import { ContentBody } from '../model/content.body.js';
import { boundedText } from '../model/post-content.js';
import { PostNotFound } from '../model/post.errors.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { PostViews } from '../read/post-views.js';
import { shownIn } from '../read/list-page.js';
import { formatMentions } from './mention-text.js';
import { mentionsOf, RestFormattedMentions, RestMention, RestParsedMentions } from '../read/mention.rest.js';
import { MentionTimelines } from './mention.timelines.js';

/** REST endpoints for mentions. */
@Controller('mentions')
export class MentionsController {
  constructor(
    private readonly timelines: MentionTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('The mentions of a post.', RestMention)
  @Get('posts/:id')
  async ofPost(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestMention[]> {
    const [post] = await this.posts.withMentions([id], viewer);
    if (!post) throw new PostNotFound();
    return mentionsOf(post.written, post.mentioned ?? []);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Posts that mention a person, newest first.', RestPost)
  @Get('users/:id')
  async ofUser(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPost>> {
    const idPage = await this.timelines.mentioning(id, viewer, page);
    const posts = await this.posts.withMentions(idPage.ids, viewer);
    return new FlatPage(shownIn(posts, 'LISTS').map(toRestPost), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Limit('search')
  @AllowedWhile('frozen')
  @WorksWhenFull()
  @Answers('Finds the mentions of a text.', RestParsedMentions)
  @Post('parse')
  async parse(@Body() { content }: ContentBody): Promise<RestParsedMentions> {
    const found = mentionsIn(content);
    const mentions = mentionsOf(found, await this.timelines.mentionedUsers(mentionedHandles(found)));
    return { mentions, count: mentions.length };
  }

  @Allow('anyone')
  @TokenScope('read')
  @Limit('search')
  @AllowedWhile('frozen')
  @WorksWhenFull()
  @Answers('A text as HTML in which mentions are links.', RestFormattedMentions)
  @Post('format')
  async format(@Body() { content }: ContentBody): Promise<RestFormattedMentions> {
    const found = mentionsIn(content);
    const people = await this.timelines.mentionedUsers(mentionedHandles(found));
    return { formattedContent: formatMentions(content, found, people) };
  }
}

/** A text without @ is not parsed. */
function mentionsIn(content: string): TextEntity[] {
  return /[@＠]/u.test(content) ? parseMentions(boundedText(content)) : [];
}
