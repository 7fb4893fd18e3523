import { type QuoteRule, quoteRuleOf } from '@mallard/rules/quoting';
import { type ReplyAudience, replyRuleOf } from '@mallard/rules/reply-rules';
import type { Visibility } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { QuoteRuleEnum, VisibilityEnum } from '#identity/viewer/graphql-enums.js';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { MediaView, MediaViews } from '#media/media.view.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import { holdersOf, type StoredPart, WAITING_MENTIONS } from '../drafts/thread-parts.js';
import { ThreadPartView, threadView } from '../drafts/thread.view.js';
import { WrittenMentions } from '../../mentions/written-mentions.js';
import { MarksView } from '../../model/post-marks.fields.js';
import { MARK_COLUMNS, type MarkColumns, marksOf } from '../../model/post-marks.js';
import { PostEntityView } from '../../read/post.view.js';
import { ReplyAudienceEnum } from '../../model/reply-rule.inputs.js';
import type { CheckedPoll } from '../../polls/poll-draft.js';
import { ScheduledPollView } from '../../polls/scheduled-poll.view.js';

/** A scheduled post. Only its author sees it. */
@ObjectType('ScheduledPost', { implements: () => [Node], description: 'A post that waits to be published.' })
export class ScheduledPostView extends MarksView implements Node {
  @Field(() => ID, { description: 'Identifies the scheduled post; the published one gets an id of its own.' })
  id!: string;
  @Field(() => String, { description: 'The text to publish.' }) content!: string;
  @Field(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities!: PostEntityView[];
  @Field(() => String, {
    nullable: true,
    description: 'Shown instead of the content until the reader opens it; null without one.',
  })
  contentWarning!: string | null;
  @Field(() => VisibilityEnum, { description: 'Who will read it.' }) visibility!: Visibility;
  @Field(() => ID, { nullable: true, description: 'The post that it will quote; null if it quotes none.' })
  quotePostId!: string | null;
  @Field(() => QuoteRuleEnum, { description: 'Who may quote it once it is published.' }) quoteRule!: QuoteRule;
  @Field(() => [ReplyAudienceEnum], { description: 'Who will be able to reply; empty for everyone.' })
  replyRule!: ReplyAudience[];
  @Field(() => Int, { nullable: true, description: 'Hours after its publication when replies close; null for no end.' })
  repliesCloseAfterHours!: number | null;
  @Field(() => [MediaView], { description: 'Pictures and videos to attach, in order.' }) media!: MediaView[];
  @Field(() => ScheduledPollView, { nullable: true, description: 'Its poll; null without one.' })
  poll!: ScheduledPollView | null;
  @Field(() => [ThreadPartView], { description: 'The quacks of the thread after the first, in order.' })
  thread!: ThreadPartView[];
  @Field(() => DateTime, { description: 'When it will be published.' }) publishAt!: Date;
  @Field(() => DateTime, { description: 'When it was scheduled.' }) createdAt!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it could not be published: AUTHOR_INACTIVE, UNEXPECTED, or the reason of a createPost error. An update schedules it again.',
  })
  failure!: string | null;
}

@ObjectType({ description: 'A page of a list of scheduled posts.' })
export class ScheduledPostConnection extends ConnectionOf('ScheduledPost', () => ScheduledPostView) {}

interface ScheduledPostRow extends MarkColumns {
  id: string;
  content: string;
  /** Of the whole thread; null without an @. */
  mentions: string[] | null;
  content_warning: string | null;
  visibility: Visibility;
  quote_of: string | null;
  quote_rule: number;
  reply_rule: number;
  replies_close_after: number | null;
  media_count: number;
  poll: CheckedPoll | null;
  thread: StoredPart[] | null;
  publish_at: Date;
  created_at: Date;
  failure: string | null;
}

/** $1 ids, $2 author. */
const BY_IDS = `
select id, content, ${WAITING_MENTIONS} as mentions, content_warning, ${MARK_COLUMNS}, visibility, quote_of, quote_rule, reply_rule,
  replies_close_after, media_count, poll, thread, publish_at, created_at, failure from scheduled_posts
where id = any($1::uuid[]) and author_id = $2::uuid and state = 'SCHEDULED'`;

@Injectable()
export class ScheduledPostViews {
  constructor(
    private readonly database: Database,
    private readonly media: MediaViews,
    private readonly mentions: WrittenMentions,
  ) {}

  /** One statement, two if some have media. Unknown ids and those of other users are absent. */
  async byIds(ids: readonly string[], authorId: string): Promise<Map<string, ScheduledPostView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<ScheduledPostRow>(BY_IDS, [ids, authorId]);
    const media = await this.media.byHolders(rows.flatMap(holdersOf));
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          content: row.content,
          entities: this.mentions.entities(row.content, row.mentions ?? []),
          contentWarning: row.content_warning,
          ...marksOf(row),
          visibility: row.visibility,
          quotePostId: row.quote_of,
          quoteRule: quoteRuleOf(row.quote_rule),
          replyRule: replyRuleOf(row.reply_rule),
          repliesCloseAfterHours: row.replies_close_after,
          media: media.get(row.id) ?? [],
          poll: row.poll,
          thread: threadView(row, media, this.mentions),
          publishAt: row.publish_at,
          createdAt: row.created_at,
          failure: row.failure,
        },
      ]),
    );
  }
}
