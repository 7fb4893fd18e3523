import { middleOf } from '@mallard/rules/geohash';
import { type QuoteRule, quoteRuleOf } from '@mallard/rules/quoting';
import { type ReplyAudience, replyRuleOf } from '@mallard/rules/reply-rules';
import type { Visibility } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { QuoteRuleEnum, VisibilityEnum } from '#identity/viewer/graphql-enums.js';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import { MediaView, MediaViews } from '#media/media.view.js';
import { WrittenMentions } from '../../mentions/written-mentions.js';
import { PostPlaceView } from '../../read/post-place.view.js';
import type { CheckedPoll } from '../../polls/poll-draft.js';
import { ScheduledPollView } from '../../polls/scheduled-poll.view.js';
import { MarksView } from '../../model/post-marks.fields.js';
import { type MarkColumns, markColumns, marksOf } from '../../model/post-marks.js';
import { PostEntityView } from '../../read/post.view.js';
import { ReplyAudienceEnum } from '../../model/reply-rule.inputs.js';
import { holdersOf, type StoredPart, WAITING_MENTIONS } from './thread-parts.js';
import { ThreadPartView, threadView } from './thread.view.js';

/** What drafts and outgoing posts say. Only their author sees them. */
@ObjectType({ isAbstract: true })
abstract class WaitingPostView extends MarksView {
  @Field(() => ID, { description: 'Identifies it; the published post gets an id of its own.' }) id!: string;
  @Field(() => String, { description: 'The text.' }) content!: string;
  @Field(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities!: PostEntityView[];
  @Field(() => String, { nullable: true, description: 'Shown instead of the content at first; null without one.' })
  contentWarning!: string | null;
  @Field(() => [MediaView], { description: 'Pictures and videos to attach, in order.' }) media!: MediaView[];
  @Field(() => VisibilityEnum, {
    nullable: true,
    description:
      'Who will read it; null: defaultVisibility of the preferences, and of a reply who reads what it answers.',
  })
  visibility!: Visibility | null;
  @Field(() => ID, { nullable: true, description: 'The post that it will quote; null if it quotes none.' })
  quotePostId!: string | null;
  @Field(() => QuoteRuleEnum, {
    nullable: true,
    description: 'Who may quote it; null: defaultQuoteRule of the preferences.',
  })
  quoteRule!: QuoteRule | null;
  @Field(() => [ReplyAudienceEnum], { description: 'Who will be able to reply; empty for everyone.' })
  replyRule!: ReplyAudience[];
  @Field(() => Int, { nullable: true, description: 'Hours after its publication when replies close; null for no end.' })
  repliesCloseAfterHours!: number | null;
  @Field(() => ScheduledPollView, { nullable: true, description: 'Its poll; null without one.' })
  poll!: ScheduledPollView | null;
  @Field(() => PostPlaceView, { nullable: true, description: 'Where it was written; null without a place.' })
  place!: PostPlaceView | null;
  @Field(() => ID, { nullable: true, description: 'The post that it answers; null if it is no reply.' })
  parentPostId!: string | null;
  @Field(() => [ThreadPartView], { description: 'The quacks of the thread after the first, in order.' })
  thread!: ThreadPartView[];
  @Field(() => String, {
    nullable: true,
    description: 'Why it could not be published, as in ScheduledPost; null if that was not tried.',
  })
  failure!: string | null;
}

@ObjectType('PostDraft', {
  implements: () => [Node],
  description: 'A post that its author has not sent yet, the same on all devices.',
})
export class PostDraftView extends WaitingPostView implements Node {
  @Field(() => Int, { description: 'Counts its changes; saveDraft takes it.' }) revision!: number;
  @Field(() => DateTime, { description: 'When it was changed.' }) updatedAt!: Date;
}

@ObjectType('OutgoingPost', {
  implements: () => [Node],
  description: 'A post that is about to be published and can still be undone.',
})
export class OutgoingPostView extends WaitingPostView implements Node {
  @Field(() => DateTime, { description: 'When it leaves.' }) publishAt!: Date;
}

@ObjectType({ description: 'A page of a list of drafts.' })
export class PostDraftConnection extends ConnectionOf('PostDraft', () => PostDraftView) {}

interface WaitingRow extends MarkColumns {
  id: string;
  content: string;
  /** Of the whole thread; null without an @. */
  mentions: string[] | null;
  content_warning: string | null;
  visibility: Visibility | null;
  quote_of: string | null;
  quote_rule: number | null;
  reply_rule: number;
  replies_close_after: number | null;
  parent_id: string | null;
  cell: string | null;
  media_count: number;
  poll: CheckedPoll | null;
  thread: StoredPart[] | null;
  failure: string | null;
  revision: number;
  updated_at: Date;
  publish_at: Date | null;
}

/** $1 ids, $2 author, $3 state. */
export const WAITING_BY_IDS = `
select s.id, s.content, ${WAITING_MENTIONS} as mentions, s.content_warning, ${markColumns('s')}, s.visibility, s.quote_of, s.quote_rule,
  s.reply_rule, s.replies_close_after, s.parent_id, s.cell, s.media_count, s.poll, s.thread, s.failure, s.revision, s.updated_at, s.publish_at
from scheduled_posts s where s.id = any($1::uuid[]) and s.author_id = $2::uuid and s.state = $3`;

/** Reads drafts and outgoing posts with one statement, two if some have media. Those of other users are absent. */
@Injectable()
export class PostDraftViews {
  constructor(
    private readonly database: Database,
    private readonly media: MediaViews,
    private readonly mentions: WrittenMentions,
  ) {}

  /** Drafts by their ids. */
  async byIds(ids: readonly string[], authorId: string): Promise<Map<string, PostDraftView>> {
    const rows = await this.rows(ids, authorId, 'DRAFT');
    const media = await this.mediaOf(rows);
    return new Map(
      rows.map((row) => [
        row.id,
        { ...said(row, media, this.mentions), revision: row.revision, updatedAt: row.updated_at },
      ]),
    );
  }

  /** Outgoing posts, in the order of their ids. */
  async outgoing(ids: readonly string[], authorId: string): Promise<OutgoingPostView[]> {
    const rows = await this.rows(ids, authorId, 'OUTGOING');
    const media = await this.mediaOf(rows);
    const views = new Map(
      rows.map((row) => [row.id, { ...said(row, media, this.mentions), publishAt: row.publish_at! }]),
    );
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }

  private async rows(ids: readonly string[], authorId: string, state: 'DRAFT' | 'OUTGOING'): Promise<WaitingRow[]> {
    return ids.length === 0 ? [] : this.database.rows<WaitingRow>(WAITING_BY_IDS, [ids, authorId, state]);
  }

  private mediaOf(rows: readonly WaitingRow[]): Promise<Map<string, MediaView[]>> {
    return this.media.byHolders(rows.flatMap(holdersOf));
  }
}

function said(row: WaitingRow, media: ReadonlyMap<string, MediaView[]>, mentions: WrittenMentions): WaitingPostView {
  return {
    id: row.id,
    content: row.content,
    entities: mentions.entities(row.content, row.mentions ?? []),
    contentWarning: row.content_warning,
    ...marksOf(row),
    media: media.get(row.id) ?? [],
    visibility: row.visibility,
    quotePostId: row.quote_of,
    quoteRule: row.quote_rule === null ? null : quoteRuleOf(row.quote_rule),
    replyRule: replyRuleOf(row.reply_rule),
    repliesCloseAfterHours: row.replies_close_after,
    poll: row.poll,
    place: row.cell === null ? null : { cell: row.cell, ...middleOf(row.cell) },
    parentPostId: row.parent_id,
    thread: threadView(row, media, mentions),
    failure: row.failure,
  };
}
