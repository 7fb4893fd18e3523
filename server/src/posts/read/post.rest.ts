import { QUOTE_RULE_NAMES } from '@mallard/rules/quoting';
import { REPLY_AUDIENCES } from '@mallard/rules/reply-rules';
import { VISIBILITIES } from '@mallard/rules/visibility';
import { z } from 'zod';
import { restShape, instant, uuid } from '#kernel/envelope/rest-shape.js';
import { RestMedia, toRestMedia } from '#media/media.rest.js';
import { RestUserSummary, toRestSummary } from '#people/users/user.rest.js';
import { RestQuote, toRestQuote } from './quote.rest.js';
import { restMarks } from '../model/post-marks.fields.js';
import { marksIn } from '../model/post-marks.js';
import { REPLY_PERMISSIONS } from '../model/reply-control.js';
import { RestPoll, toRestPoll } from './poll.rest.js';
import { RestFilterMatch } from '../filters/filter.rest.js';
import { mentionsOf, RestMention } from './mention.rest.js';
import type { PostView } from './post.view.js';

/** Post of the REST contract. */
export const RestPost = restShape('Post', {
  id: uuid,
  authorId: uuid,
  author: RestUserSummary,
  authorHandle: z.string(),
  authorName: z.string(),
  authorImageUrl: z.string().nullable(),
  content: z.string(),
  isDeleted: z.boolean(),
  contentWarning: z.string().nullable(),
  ...restMarks,
  visibility: z.enum(VISIBILITIES),
  /** Who can reply in its thread; empty for everyone. */
  replyRule: z.array(z.enum(REPLY_AUDIENCES)),
  repliesCloseOn: instant.nullable(),
  canReply: z.enum(REPLY_PERMISSIONS),
  /** A reply that the author of its thread hid. */
  isFolded: z.boolean(),
  createdOn: instant,
  lastModifiedOn: instant.nullable(),
  parentPostId: uuid.nullable(),
  rootPostId: uuid.nullable(),
  replyCount: z.int(),
  likeCount: z.int(),
  isLikedByUser: z.boolean(),
  hasLikes: z.boolean(),
  isPinnedByUser: z.boolean(),
  requackCount: z.int(),
  isRequackedByUser: z.boolean(),
  /** The post that this one requacks; what people do to this one they do to that. */
  requackOfId: uuid.nullable(),
  quote: RestQuote.nullable(),
  quoteCount: z.int(),
  quoteRule: z.enum(QUOTE_RULE_NAMES),
  /** Filters of the viewer that match it. */
  filtered: z.array(RestFilterMatch),
  media: z.array(RestMedia),
  hashtags: z.array(z.string()),
  mentions: z.array(RestMention),
  poll: RestPoll.nullable(),
});
export type RestPost = z.infer<typeof RestPost>;

/** A post in REST. Read it with `PostViews.withMentions`, or mentions seem unknown. */
export function toRestPost(post: PostView): RestPost {
  return {
    id: post.id,
    authorId: post.author.id,
    author: toRestSummary(post.author),
    authorHandle: post.author.handle,
    authorName: post.author.displayName,
    authorImageUrl: post.author.imageUrl,
    content: post.content,
    isDeleted: false,
    contentWarning: post.contentWarning,
    visibility: post.visibility,
    replyRule: post.replyRule,
    repliesCloseOn: post.repliesCloseAt,
    canReply: post.viewerCanReply,
    isFolded: post.isFolded,
    createdOn: post.createdAt,
    lastModifiedOn: post.editedAt,
    parentPostId: post.parentId,
    rootPostId: post.rootId,
    replyCount: post.replyCount,
    likeCount: post.nodCount,
    isLikedByUser: post.viewerHasNodded,
    hasLikes: post.nodCount > 0,
    isPinnedByUser: post.viewerHasPinned,
    requackCount: post.requackCount,
    isRequackedByUser: post.viewerHasRequacked,
    requackOfId: post.requackOfId,
    quote: toRestQuote(post),
    quoteCount: post.quoteCount,
    quoteRule: post.quoteRule,
    filtered: post.filtered,
    media: post.media.map(toRestMedia),
    hashtags: [...new Set(post.entities.filter(({ kind }) => kind === 'HASHTAG').map(({ target }) => target))],
    mentions: mentionsOf(post.written, post.mentioned ?? []),
    poll: post.poll && toRestPoll(post.poll),
    ...marksIn(post),
  };
}
