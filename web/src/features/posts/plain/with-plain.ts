import type { UnlessPlain_PostFragment } from './UnlessPlain.generated';

type Uncommon = NonNullable<UnlessPlain_PostFragment['unlessPlain']>;

/** What a post says only if it is out of the ordinary. */
export type RareFields = Omit<Uncommon, '__typename' | 'id'>;

/** What a plain post says, as the schema describes `unlessPlain`. */
const PLAIN: RareFields = {
  isMarkedSensitive: false,
  isMarkedByStaff: false,
  filtered: [],
  editedAt: null,
  editedAfterNods: null,
  viewerCanEdit: false,
  quoteRule: 'EVERYONE',
  viewerCanQuote: 'YES',
  isHeld: false,
  ownPlace: null,
  replyRule: [],
  repliesCloseAt: null,
  viewerCanReply: 'YES',
  isFolded: false,
  hiddenReplyCount: 0,
};

/** A post with its rare fields beside the others. */
export function withPlain<Post extends { unlessPlain: Uncommon | null }>(post: Post): Post & RareFields {
  return { ...PLAIN, ...post, ...post.unlessPlain };
}
