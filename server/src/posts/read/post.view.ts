import type { ReplyAudience } from '@mallard/rules/reply-rules';
import type { TextEntity, TextEntityKind } from '@mallard/rules/text-entities';
import type { QuoteRule } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { QuoteRuleEnum, VisibilityEnum } from '#identity/viewer/graphql-enums.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, EdgeOf } from '#kernel/paging/connection.js';
import { MediaView } from '#media/media.view.js';
import { UserView } from '#people/users/user.view.js';
import type { FilterContextName } from '../filters/filter-contexts.js';
import { FilterMatchView } from '../filters/filter-match.view.js';
import type { MentionedUser } from './mentioned-user.js';
import { PostPlaceView } from './post-place.view.js';
import { PollView } from './poll.view.js';
import { QuotePermission, type QuotePermissionName, QuoteState, type QuoteStateName } from './quote-states.js';
import { MarksView } from '../model/post-marks.fields.js';
import type { ReplyPermission, ReplyTerms } from '../model/reply-control.js';
import { ReplyAudienceEnum, ReplyPermissionEnum } from '../model/reply-rule.inputs.js';

export const PostEntityKindEnum = { MENTION: 'MENTION', HASHTAG: 'HASHTAG', LINK: 'LINK' } as const;
registerEnumType(PostEntityKindEnum, {
  name: 'PostEntityKind',
  description: 'What a part of a text is.',
  valuesMap: {
    HASHTAG: { description: 'A hashtag, such as #birds.' },
    LINK: { description: 'An address that begins with http or https.' },
    MENTION: { description: 'A mention of a person, such as @ada.' },
  },
});

@ObjectType('PostEntity', {
  description: 'A part of a text; start and end count UTF-16 code units, end exclusive.',
})
export class PostEntityView implements TextEntity {
  @Field(() => PostEntityKindEnum, { description: 'A mention, a hashtag or a link.' }) kind!: TextEntityKind;
  @Field(() => Int, { description: 'Where it begins, in UTF-16 code units.' }) start!: number;
  @Field(() => Int, { description: 'Where it ends, exclusive, in UTF-16 code units.' }) end!: number;
  @Field(() => String, { description: 'As written, with its @ or #.' }) text!: string;
  @Field(() => String, { description: 'The handle or tag without its @ or #, or the URL.' }) target!: string;
}

/** A post that may have to be read first. What is known is no promise, because promises for each row cost more than the rest. */
export type MaybeRead = PostView | null | Promise<PostView | null>;

/** The posts that those of a page refer to. */
export interface OtherPosts {
  read(id: string | null): MaybeRead;
}

/** A quoted post as one viewer sees it. */
@ObjectType('Quote', { description: 'What a post quotes, as the viewer sees it.' })
export class QuoteView {
  @Field(() => QuoteState, { description: 'What the viewer sees of the quoted post.' })
  state!: QuoteStateName | Promise<QuoteStateName>;
  @Field(() => PostView, {
    nullable: true,
    description: 'The quoted post; null unless it is accepted, or pending and the viewer is one of the two authors.',
  })
  post!: MaybeRead;
}

/** What is read with a post for clients that show all of it at once. */
export interface PostCompany {
  /** Whom it answers; null for a quack. */
  readonly parentAuthorId: string | null;
  readonly viewerHasMutedThread: boolean;
  /** The viewer is its author, and features it. */
  readonly isFeatured: boolean;
}

/**
 * A post as one viewer sees it. No other representation of a post leaves this area. Its getters are those of the class: V8 keeps an
 * object with getters of its own as a dictionary, which is four times as large and as slow to make.
 */
@ObjectType('Post', { description: 'A post or a reply.', implements: () => [Node] })
export class PostView extends MarksView implements Node, ReplyTerms {
  @Field(() => ID, { description: 'Identifies the post.' }) id!: string;
  @Field(() => UserView, { description: 'The person who wrote it.' }) author!: UserView;
  @Field(() => String, { description: 'The text as it was written, without formatting.' }) content!: string;
  @Field(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities!: PostEntityView[];
  /** The same with the mentions of no one. */
  written!: readonly TextEntity[];
  @Field(() => String, {
    nullable: true,
    description: 'Shown instead of the content until the reader opens it; null without one.',
  })
  contentWarning!: string | null;
  @Field(() => Boolean, {
    description:
      'Its author or moderators marked it. Where only a content warning makes it sensitive, clients show the media once the reader has opened that.',
  })
  isMarkedSensitive!: boolean;
  @Field(() => Boolean, {
    description:
      'For its author: moderators marked it as sensitive, which the author cannot take back but appeal. False for everyone else.',
  })
  isMarkedByStaff!: boolean;
  @Field(() => [MediaView], { description: 'Up to 4 pictures and videos, in order.' }) media!: MediaView[];
  @Field(() => PollView, { nullable: true, description: 'Its poll; null without one.' }) poll!: PollView | null;
  @Field(() => VisibilityEnum, { description: 'Who reads it. Never PUBLIC below a post that is not.' })
  visibility!: Visibility;
  @Field(() => DateTime, { description: 'When it was published.' }) createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When its text was last changed; null if never.' })
  editedAt!: Date | null;
  @Field(() => Int, {
    description:
      'Direct replies that were neither deleted nor hidden; never below 0. Up to 50 replies, it leaves out those that a visitor cannot read.',
  })
  replyCount!: number;
  @Field(() => Int, { description: 'How many people gave it a nod.' }) nodCount!: number;
  @Field(() => PostView, {
    nullable: true,
    description:
      'The post that this one requacks: its author is who requacked it, its content is empty, and what people do to it they do to the original. Null for every other post.',
  })
  get requackOf(): MaybeRead {
    return this.others.read(this.requackOfId);
  }
  requackOfId!: string | null;
  @Field(() => Int, { description: 'How many people requacked it.' }) requackCount!: number;
  @Field(() => Boolean, { description: 'True if the viewer requacked it.' }) viewerHasRequacked!: boolean;
  @Field(() => Boolean, { description: 'Whether it quotes another post, whatever the viewer sees of that one.' })
  isQuote!: boolean;
  @Field(() => QuoteView, { nullable: true, description: 'What it quotes; null if it quotes nothing.' })
  quote!: QuoteView | null;
  @Field(() => Int, { description: 'How many posts quote it, of those that its author accepted.' }) quoteCount!: number;
  @Field(() => QuoteRuleEnum, { description: 'Who may quote it, beside its author.' }) quoteRule!: QuoteRule;
  @Field(() => QuotePermission, { description: 'Whether the viewer can quote it, and why not.' })
  viewerCanQuote!: QuotePermissionName;
  @Field(() => Boolean, { description: 'True if the viewer gave it a nod.' }) viewerHasNodded!: boolean;
  @Field(() => Boolean, { description: 'True if the viewer pinned it.' }) viewerHasPinned!: boolean;
  @Field(() => Boolean, { description: 'True for its author, unless it is held.' }) viewerCanEdit!: boolean;
  @Field(() => Boolean, {
    description:
      'True for a post of the viewer that waits for a moderator. No one else sees it, and it is in no list but heldPosts.',
  })
  isHeld!: boolean;
  @Field(() => [FilterMatchView], {
    description:
      "The viewer's filters that match it, in whatever context; none of the viewer's own posts. Where an action of them is HIDE, lists of its contexts leave the post out.",
  })
  filtered: FilterMatchView[] = [];
  /** Where it is left out because the viewer doesn't read its language. */
  unreadIn!: readonly FilterContextName[];
  /** The mentioned users, if the caller asked `PostViews` for them. */
  mentioned?: readonly MentionedUser[];
  /** What clients of other APIs show beside it, if it was read with mentioned users. */
  company?: PostCompany;
  @Field(() => Boolean, {
    description: 'Whether it is a reply; true even when the parent is gone and parent is null.',
  })
  isReply!: boolean;
  @Field(() => PostView, {
    nullable: true,
    description: 'The post that it replies to; null for a quack, and where that post was deleted.',
  })
  get parent(): MaybeRead {
    return this.others.read(this.parentId);
  }
  @Field(() => PostView, {
    nullable: true,
    description: 'The quack at the top of its thread; null for a quack itself, and where that was deleted.',
  })
  get root(): MaybeRead {
    return this.others.read(this.rootId);
  }
  @Field(() => [ReplyAudienceEnum], {
    description: 'Who can reply in its thread, beside the author of the quack at the top; empty for everyone.',
  })
  replyRule!: ReplyAudience[];
  @Field(() => DateTime, {
    nullable: true,
    description: 'When replies in its thread close or closed; null for no end.',
  })
  repliesCloseAt!: Date | null;
  @Field(() => ReplyPermissionEnum, { description: 'Whether the viewer can reply, as of now.' })
  viewerCanReply!: ReplyPermission;
  @Field(() => Boolean, {
    description: 'True for a reply that the author of its thread hid: only hiddenReplies of the quack has it.',
  })
  isFolded!: boolean;
  @Field(() => Int, { description: 'Of a quack: how many replies of all levels its author hid. 0 for a reply.' })
  hiddenReplyCount!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'The most nods that it had at an edit a day or more after it was published, if they were more than 50.',
  })
  editedAfterNods!: number | null;
  @Field(() => PostPlaceView, {
    nullable: true,
    description: "The place of the viewer's own post; null without a place and for posts of others.",
  })
  ownPlace!: PostPlaceView | null;
  parentId!: string | null;
  rootId!: string | null;

  constructor(private readonly others: OtherPosts) {
    super();
  }
}

@ObjectType({ description: 'A post in a list.' })
export class PostEdge extends EdgeOf('Post', () => PostView) {
  @Field(() => Int, {
    nullable: true,
    description:
      'In nearbyPosts: the distance in whole kilometers, as precise as cells of about 5 km allow. Null elsewhere.',
  })
  distanceKm?: number | null;
}

@ObjectType({ description: 'A page of a list of posts.' })
export class PostConnection extends ConnectionOf('Post', () => PostView, PostEdge) {}
