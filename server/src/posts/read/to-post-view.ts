import { middleOf } from '@mallard/rules/geohash';
import { withMentionsOf } from '@mallard/rules/text-entities';
import type { ViewerId } from '#kernel/request/viewer.js';
import type { MediaViews } from '#media/media.view.js';
import { marksOf } from '../model/post-marks.js';
import { contextsWithout } from '../filters/language-matching.js';
import { visibilityOf } from '../model/post-audience.js';
import { replyTermsOf } from '../model/reply-control.js';
import { pollViewOf } from './poll.view.js';
import { authorOf, companyOf } from './post-company.js';
import type { PostRow } from './post-rows.js';
import type { MaybeRead, PostView } from './post.view.js';
import { effectiveQuoteRule, type QuotedPosts, quotePermissionOf, quoteViewOf } from './quote.view.js';

/** Everything a view needs beside its row. */
export interface PostViewContext {
  readonly viewer: ViewerId;
  /** Reads another post once it is asked for. */
  readonly above: (id: string | null) => MaybeRead;
  readonly quoted: QuotedPosts;
  readonly media: MediaViews;
}

/** A post as its readers see it. Filters are not applied yet. */
export function toPostView(row: PostRow, { viewer, above, quoted, media }: PostViewContext): PostView {
  const author = authorOf(row, viewer);
  const isHeld = row.is_held ?? false;
  return {
    id: row.id,
    author,
    content: row.content,
    entities: withMentionsOf(row.entities, row.mentioned_keys ?? []),
    written: row.entities,
    contentWarning: row.content_warning,
    isMarkedSensitive: row.is_marked_sensitive,
    isMarkedByStaff: row.is_marked_by_staff && viewer.id === row.author_id,
    media: (row.media ?? []).map((stored) =>
      media.of(stored, !author.requiresLogin && !isHeld && row.audience_id === null),
    ),
    poll: row.poll && pollViewOf({ id: row.id, authorId: row.author_id }, row.poll, viewer.id),
    visibility: visibilityOf(row),
    createdAt: row.created_at,
    editedAt: row.edited_at,
    replyCount: row.reply_count,
    nodCount: row.nod_count,
    requackCount: row.requack_count,
    viewerHasRequacked: row.viewer_has_requacked,
    isQuote: row.quote !== null,
    quote: quoteViewOf(row.quote, row.author_id, viewer, quoted),
    quoteCount: row.quote_count,
    quoteRule: effectiveQuoteRule(row),
    viewerCanQuote: isHeld ? 'NO' : quotePermissionOf(row, author, viewer),
    viewerHasNodded: row.viewer_has_nodded,
    viewerHasPinned: row.viewer_has_pinned,
    isFolded: row.is_folded,
    hiddenReplyCount: row.folded_count,
    editedAfterNods: row.edited_after_nods,
    viewerCanEdit: viewer.id === row.author_id && !isHeld && row.requack_of === null,
    isHeld,
    filtered: [],
    unreadIn: contextsWithout(viewer.id === row.author_id ? null : row.language, viewer.languageFilter),
    isReply: row.parent_id !== null,
    requackOfId: row.requack_of,
    ownPlace: row.own_cell === null ? null : { cell: row.own_cell, ...middleOf(row.own_cell) },
    parentId: row.parent_id,
    rootId: row.root_id,
    // What is spread comes last: V8 defines each field after it one by one.
    ...marksOf(row),
    ...replyTermsOf(row.reply_control, viewer),
    ...companyOf(row),
    get requackOf() {
      return above(row.requack_of);
    },
    get parent() {
      return above(row.parent_id);
    },
    get root() {
      return above(row.root_id);
    },
  };
}
