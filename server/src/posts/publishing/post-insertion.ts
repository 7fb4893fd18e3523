import type { Visibility } from '@mallard/rules/visibility';
import { instantOf, newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import type { Claim } from '#kernel/idempotency/idempotency.js';
import type { StoredEvent } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { PostPublished } from '../model/post.events.js';
import type { AudienceColumns } from '../model/post-audience.js';
import { marksParameter, type PostMarks } from '../model/post-marks.js';
import type { CheckedText } from '../model/post-content.js';
import { INSERT_PLAIN_POST, INSERT_PLAIN_POST_ONCE, INSERT_POST, INSERT_POST_ONCE } from '../model/post-writes.js';

/** What a new reply answers. */
export interface ParentPost extends AudienceColumns {
  id: string;
  author_id: string;
  root_id: string | null;
}

export interface StoredPost {
  mentioned: string[];
  has_listeners: boolean;
}

export interface NewPost {
  id: string;
  authorId: string;
  text: CheckedText;
  warning: string | null;
  marks: PostMarks;
  /** What it answers, locked. */
  parent: ParentPost | null;
  /** Number of attached pictures and videos. */
  media: number;
  visibility: Visibility;
}

interface Insertion {
  statement: string;
  parameters: readonly unknown[];
  /** The stored event, completed from its row. @throws NotSignedIn if the account has ended and nothing was stored */
  storedBy: (rows: readonly StoredPost[]) => [StoredEvent];
}

/** @param claim for a statement that stores nothing if the key was claimed before */
export function insertionOf(post: NewPost, claim: Claim | null = null): Insertion {
  const { id, authorId, text, warning, parent, media, marks } = post;
  const parentId = parent?.id ?? null;
  const rootId = rootOf(post);
  const words = [text.content, JSON.stringify(text.entities), warning];
  const common = [
    id,
    authorId,
    ...words,
    parentId,
    rootId,
    instantOf(id),
    media,
    ...audienceOf(post),
    marksParameter(marks),
  ];
  const eventId = newId();
  const storedBy = ([stored]: readonly StoredPost[]): [StoredEvent] => {
    // The account has ended since the request was authenticated.
    if (!stored) throw new NotSignedIn();
    const hasLinks = text.entities.some(({ kind }) => kind === 'LINK');
    const above = [parentId, rootId] as const;
    const about = [text.tags, stored.mentioned, parent?.author_id ?? null, hasLinks, stored.has_listeners] as const;
    return [{ id: eventId, event: new PostPublished(id, authorId, ...above, ...about) }];
  };
  if (text.tags.length === 0 && text.handles.length === 0)
    return {
      statement: claim ? INSERT_PLAIN_POST_ONCE : INSERT_PLAIN_POST,
      parameters: [...common, eventId, ...(claim ?? [])],
      storedBy,
    };
  const parameters = [...common, text.tags, text.tagNames, text.handles, eventId, ...(claim ?? [])];
  return { statement: claim ? INSERT_POST_ONCE : INSERT_POST, parameters, storedBy };
}

/** The quack at the top of its thread; null for a quack. */
export function rootOf({ parent }: NewPost): string | null {
  return parent ? (parent.root_id ?? parent.id) : null;
}

/** Whether lists show it, and whose followers read it. */
export function audienceOf({ authorId, parent, visibility }: NewPost): [isListed: boolean, audienceId: string | null] {
  return [visibility === 'PUBLIC', visibility === 'FOLLOWERS' ? (parent?.audience_id ?? authorId) : null];
}

/** Stores a post and its event in the caller's transaction. @throws NotSignedIn if the account has ended */
export async function insertPost(tx: Tx, post: NewPost): Promise<void> {
  const { statement: only, parameters, storedBy } = insertionOf(post);
  const [{ id, event }] = storedBy(await tx.rows<StoredPost>(only, parameters));
  tx.stored(id, event);
}
