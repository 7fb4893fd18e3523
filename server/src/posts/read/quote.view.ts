import { quoteRuleOf, type QuoteRule } from '@mallard/rules/quoting';
import type { ViewerId } from '#kernel/request/viewer.js';
import type { UserView } from '#people/users/user.view.js';
import type { MaybeRead, PostView, QuoteView } from './post.view.js';
import type { StoredQuoteState } from '../model/quote.entity.js';
import type { QuotePermissionName, QuoteStateName } from './quote-states.js';

/** What the row of a post says about its quote. */
export interface QuoteRow {
  state: StoredQuoteState;
  quotedId: string;
  quotedAuthorId: string;
  isDeleted: boolean;
  /** Its author is limited. */
  isLimited: boolean;
}

/** What post `p` quotes, as JSON or null. No other post costs a look-up (migrations/rare-parts). */
export const QUOTE_COLUMN = 'case when p.quote_of is not null then quote_json(p.id) end';

/** The same as one word: what was decided, or that it was deleted. */
export const QUOTE_STATE = `case when p.quote_of is not null then (
    select case when q.state in ('PENDING', 'ACCEPTED') and o.deleted_at is not null then 'DELETED' else q.state end
    from quotes q join posts o on o.id = q.quoted_id where q.post_id = p.id) end`;

export type ReadPosts = (ids: readonly string[]) => Promise<ReadonlyMap<string, PostView>>;

/** The posts that a page quotes: read with one statement, once one of them is asked for. */
export class QuotedPosts {
  private readonly expected = new Set<string>();
  private found: ReadonlyMap<string, PostView> | undefined;
  private reading: Promise<void> | undefined;

  constructor(private readonly read: ReadPosts) {}

  /** @param id a post that may be asked for */
  expect(id: string): void {
    this.expected.add(id);
  }

  /** Reads all of them, so that `of` knows them at once. */
  async readAll(): Promise<void> {
    if (this.expected.size > 0) await (this.reading ??= this.readExpected());
  }

  private async readExpected(): Promise<void> {
    this.found = await this.read([...this.expected]);
  }

  of(id: string): MaybeRead {
    if (this.found) return this.found.get(id) ?? null;
    return this.readAll().then(() => this.found?.get(id) ?? null);
  }
}

const SHOWN_TO_NONE: readonly StoredQuoteState[] = ['REJECTED', 'REVOKED'];

/** @param authorId of the post that quotes */
export function quoteViewOf(
  row: QuoteRow | null,
  authorId: string,
  viewer: ViewerId,
  quoted: QuotedPosts,
): QuoteView | null {
  if (!row) return null;
  const { state, quotedId, quotedAuthorId, isDeleted } = row;
  if (SHOWN_TO_NONE.includes(state)) return { state, post: null };
  if (isDeleted) return { state: 'DELETED', post: null };
  const isParty = viewer.id !== null && (viewer.id === authorId || viewer.id === quotedAuthorId);
  if (state === 'PENDING' && !isParty) return { state, post: null };
  quoted.expect(quotedId);
  return new ShownQuote(row, isParty, quoted);
}

/** A quote whose post is read once one of its fields is asked for. */
class ShownQuote implements QuoteView {
  constructor(
    private readonly row: QuoteRow,
    private readonly isParty: boolean,
    private readonly quoted: QuotedPosts,
  ) {}

  get state(): QuoteStateName | Promise<QuoteStateName> {
    const { seen } = this;
    return seen instanceof Promise ? seen.then(({ state }) => state) : seen.state;
  }

  get post(): MaybeRead {
    const { seen } = this;
    return seen instanceof Promise ? seen.then(({ post }) => post) : seen.post;
  }

  private get seen(): SeenQuote | Promise<SeenQuote> {
    const post = this.quoted.of(this.row.quotedId);
    return post instanceof Promise
      ? post.then((found) => seenOf(this.row, found, this.isParty))
      : seenOf(this.row, post, this.isParty);
  }
}

/**
 * The quoted post whose words filters compare with the post that quotes it. Absent are words that the viewer can't read there, and
 * the viewer's own, which are never filtered.
 */
export function quotedForFilters(
  row: QuoteRow | null,
  viewer: ViewerId,
  posts: ReadonlyMap<string, PostView>,
): PostView | null {
  if (!row || row.isDeleted || row.state === 'PENDING' || SHOWN_TO_NONE.includes(row.state)) return null;
  if (row.quotedAuthorId === viewer.id) return null;
  return seenOf(row, posts.get(row.quotedId) ?? null, false).post;
}

interface SeenQuote {
  state: QuoteStateName;
  post: PostView | null;
}

/** @param post null if the viewer can't read it @param isParty the viewer wrote one of the two */
function seenOf({ state, isLimited }: QuoteRow, post: PostView | null, isParty: boolean): SeenQuote {
  // A quote doesn't bring the limited before those who don't follow them.
  if (!post || (isLimited && !isParty && !post.author.viewerIsFollowing)) return { state: 'UNAUTHORIZED', post: null };
  const relationship = post.author.viewerRelationship;
  if (relationship?.isBlocked) return { state: 'BLOCKED', post };
  const isMuted = relationship?.muted.some((scope) => scope === 'HOME_QUACKS' || scope === 'LISTS');
  return { state: isMuted ? 'MUTED' : state, post };
}

/** The columns of who may quote a post. */
interface QuoteRuleColumns {
  audience_id: string | null;
  quote_rule: number;
}

/** Who may quote a post, beside its author. */
export function effectiveQuoteRule({ audience_id: audienceId, quote_rule: rule }: QuoteRuleColumns): QuoteRule {
  return audienceId === null ? quoteRuleOf(rule) : 'NOBODY';
}

/** Whether the viewer can quote a post; the server asks again when they do. */
export function quotePermissionOf(row: QuoteRuleColumns, author: UserView, viewer: ViewerId): QuotePermissionName {
  if (viewer.id === null) return 'SIGN_IN';
  if (viewer.id === author.id) return row.audience_id === null || row.audience_id === viewer.id ? 'YES' : 'NO';
  if (author.viewerRelationship?.isBlocked) return 'YOU_BLOCK';
  const rule = effectiveQuoteRule(row);
  if (rule === 'NOBODY') return 'NO';
  if (rule === 'FOLLOWERS') return author.viewerIsFollowing ? 'YES' : 'FOLLOWERS_ONLY';
  return rule === 'ASK' ? 'ASK' : 'YES';
}
