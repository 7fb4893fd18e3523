import { z } from 'zod';
import { instant, restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { RestMedia, toRestMedia } from '#media/media.rest.js';
import { RestUserSummary, toRestSummary } from '#people/users/user.rest.js';
import { restMarks } from '../model/post-marks.fields.js';
import { marksIn } from '../model/post-marks.js';
import type { PostView } from './post.view.js';
import { QuoteState } from './quote-states.js';

/** A quoted post; what it quotes itself is not in it. */
const RestQuotedPost = restShape('QuotedPost', {
  id: uuid,
  author: RestUserSummary,
  content: z.string(),
  contentWarning: z.string().nullable(),
  ...restMarks,
  createdOn: instant,
  media: z.array(RestMedia),
  isQuote: z.boolean(),
});

/** What a post quotes, as the viewer sees it. */
export const RestQuote = restShape('Quote', {
  state: z.enum(QuoteState),
  post: RestQuotedPost.nullable(),
});
export type RestQuote = z.infer<typeof RestQuote>;

/** @param post with its quoted post, as `PostViews.withMentions` reads it */
export function toRestQuote({ quote }: PostView): RestQuote | null {
  if (!quote) return null;
  const { state, post } = quote;
  if (state instanceof Promise || post instanceof Promise) throw new Error('The quoted post was not read.');
  // Clients of REST have nothing to fold it.
  const isShown = post !== null && state !== 'BLOCKED' && state !== 'MUTED';
  return { state, post: isShown ? toRestQuotedPost(post) : null };
}

const toRestQuotedPost = (post: PostView): z.infer<typeof RestQuotedPost> => ({
  id: post.id,
  author: toRestSummary(post.author),
  content: post.content,
  contentWarning: post.contentWarning,
  createdOn: post.createdAt,
  media: post.media.map(toRestMedia),
  isQuote: post.isQuote,
  ...marksIn(post),
});
