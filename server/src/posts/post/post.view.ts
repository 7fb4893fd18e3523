import type { TextEntity, TextEntityKind } from '@mallard/rules/text-entities';
import type { Visibility } from '@mallard/rules/visibility';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { VisibilityEnum } from '#identity/account/graphql-enums.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, EdgeOf } from '#kernel/paging/connection.js';
import { MediaView } from '#media/media.view.js';
import { UserView } from '#people/users/user.view.js';
import { FilterMatchView } from '../filters/filter-match.view.js';
import type { MentionedUser } from '../mentions/mentioned-user.js';
import { PostPlaceView } from '../nearby/post-place.view.js';

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
  description: "A part of a post's content; start and end count UTF-16 code units, end exclusive.",
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

/** A post as one viewer sees it. No other representation of a post leaves this area. */
@ObjectType('Post', { description: 'A post or a reply.', implements: () => [Node] })
export class PostView implements Node {
  @Field(() => ID, { description: 'Identifies the post.' }) id!: string;
  @Field(() => UserView, { description: 'The person who wrote it.' }) author!: UserView;
  @Field(() => String, { description: 'The text as it was written, without formatting.' }) content!: string;
  @Field(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities!: PostEntityView[];
  @Field(() => String, {
    nullable: true,
    description: 'Shown instead of the content until the reader opens it; null without one.',
  })
  contentWarning!: string | null;
  @Field(() => Boolean, {
    description:
      'Its media are to be covered until the reader wants to see them: its author or moderators marked it, or it has a content warning.',
  })
  isSensitive!: boolean;
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
  @Field(() => VisibilityEnum, { description: 'Who reads it. Never PUBLIC below a post that is not.' })
  visibility!: Visibility;
  @Field(() => DateTime, { description: 'When it was published.' }) createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When its text was last changed; null if never.' })
  editedAt!: Date | null;
  @Field(() => Int, {
    description:
      'Direct replies that were not deleted; never below 0. Up to 50 replies, it leaves out those that a visitor cannot read.',
  })
  replyCount!: number;
  @Field(() => Int, { description: 'How many people gave it a nod.' }) nodCount!: number;
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
  filtered!: FilterMatchView[];
  /** The mentioned users, if the caller asked `PostViews` for them. */
  mentioned?: readonly MentionedUser[];
  @Field(() => Boolean, {
    description: 'Whether it is a reply; true even when the parent is gone and parent is null.',
  })
  isReply!: boolean;
  @Field(() => PostView, {
    nullable: true,
    description: 'The post that it replies to; null for a quack, and where that post was deleted.',
  })
  parent!: MaybeRead;
  @Field(() => PostView, {
    nullable: true,
    description: 'The quack at the top of its thread; null for a quack itself, and where that was deleted.',
  })
  root!: MaybeRead;
  @Field(() => PostPlaceView, {
    nullable: true,
    description: "The place of the viewer's own post; null without a place and for posts of others.",
  })
  ownPlace!: PostPlaceView | null;
  parentId!: string | null;
  rootId!: string | null;
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
