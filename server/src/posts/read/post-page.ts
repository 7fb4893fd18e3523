import { middleOf } from '@mallard/rules/geohash';
import { withMentionsOf } from '@mallard/rules/text-entities';
import DataLoader from 'dataloader';
import type { ViewerId } from '#kernel/request/viewer.js';
import type { MediaRecord, MediaView, MediaViews } from '#media/media.view.js';
import type { UserView } from '#people/users/user.view.js';
import { contextsWithout } from '../filters/language-matching.js';
import { visibilityOf } from '../model/post-audience.js';
import { marksOf } from '../model/post-marks.js';
import { replyTermsOf } from '../model/reply-control.js';
import { pollViewOf } from './poll.view.js';
import { authorOf, companyOf } from './post-company.js';
import type { PostRow } from './post-rows.js';
import { type MaybeRead, type OtherPosts, PostView } from './post.view.js';
import { effectiveQuoteRule, QuotedPosts, quotePermissionOf, quoteViewOf, type ReadPosts } from './quote.view.js';

/**
 * Posts that were read together for one viewer. What is above them, what they requack and what they quote is one more statement each
 * for all of them, once it is asked for.
 */
export class PostPage implements OtherPosts {
  readonly views = new Map<string, PostView>();
  private readonly authors = new Map<string, UserView>();
  private others: DataLoader<string, PostView | null> | undefined;

  /** @param original what the one post of the page requacks, if that was read already */
  constructor(
    readonly viewer: ViewerId,
    private readonly media: MediaViews,
    private readonly readOthers: ReadPosts,
    readonly quoted = new QuotedPosts(readOthers),
    private readonly original?: PostView,
  ) {}

  add(row: PostRow): PostView {
    const view = toPostView(row, this);
    this.views.set(row.id, view);
    return view;
  }

  /** A requack has no words of its own: whether lists leave it out depends on its original. */
  judgeRequacks(): void {
    for (const view of this.views.values()) {
      const original = view.requackOfId === null ? undefined : this.known(view.requackOfId);
      if (original) {
        view.filtered = original.filtered;
        view.unreadIn = original.unreadIn;
      }
    }
  }

  /** A post that one of the page refers to, if it was read already. */
  private known(id: string): PostView | undefined {
    return this.views.get(id) ?? (this.original?.id === id ? this.original : undefined);
  }

  /** A post that one of the page refers to; it is read if it isn't known. */
  read(id: string | null): MaybeRead {
    if (id === null) return null;
    return this.known(id) ?? this.load(id);
  }

  private load(id: string): Promise<PostView | null> {
    this.others ??= new DataLoader(async (ids) => {
      const found = await this.readOthers(ids);
      return ids.map((each) => found.get(each) ?? null);
    });
    return this.others.load(id);
  }

  /** Each author is made once, however many posts of theirs are on the page. */
  authorOf(row: PostRow): UserView {
    let author = this.authors.get(row.author_id);
    if (!author) this.authors.set(row.author_id, (author = authorOf(row, this.viewer)));
    return author;
  }

  mediaOf(records: readonly MediaRecord[] | null, isOpen: boolean): MediaView[] {
    return records === null ? [] : records.map((record) => this.media.of(record, isOpen));
  }
}

/** A post as its readers see it. Filters are not applied yet. */
function toPostView(row: PostRow, page: PostPage): PostView {
  const view = new PostView(page);
  const { viewer } = page;
  const isOwn = viewer.id === row.author_id;
  view.isHeld = row.is_held ?? false;
  view.id = row.id;
  view.author = page.authorOf(row);
  view.content = row.content;
  view.entities = row.mentioned_keys ? withMentionsOf(row.entities, row.mentioned_keys) : row.entities;
  view.written = row.entities;
  view.contentWarning = row.content_warning;
  Object.assign(view, marksOf(row));
  view.isMarkedSensitive = row.is_marked_sensitive;
  view.isMarkedByStaff = row.is_marked_by_staff && isOwn;
  view.media = page.mediaOf(row.media, !view.author.requiresLogin && !view.isHeld && row.audience_id === null);
  view.poll = row.poll && pollViewOf({ id: row.id, authorId: row.author_id }, row.poll, viewer.id);
  view.visibility = visibilityOf(row);
  view.createdAt = row.created_at;
  view.editedAt = row.edited_at;
  view.replyCount = row.reply_count;
  view.nodCount = row.nod_count;
  view.requackOfId = row.requack_of;
  view.requackCount = row.requack_count;
  view.viewerHasRequacked = row.viewer_has_requacked;
  view.isQuote = row.quote !== null;
  view.quote = quoteViewOf(row.quote, row.author_id, viewer, page.quoted);
  view.quoteCount = row.quote_count;
  view.quoteRule = effectiveQuoteRule(row);
  view.viewerCanQuote = view.isHeld ? 'NO' : quotePermissionOf(row, view.author, viewer);
  view.viewerHasNodded = row.viewer_has_nodded;
  view.viewerHasPinned = row.viewer_has_pinned;
  view.viewerCanEdit = isOwn && !view.isHeld && row.requack_of === null;
  view.unreadIn = contextsWithout(isOwn ? null : row.language, viewer.languageFilter);
  view.mentioned = row.mentioned ?? undefined;
  view.company = companyOf(row);
  view.isReply = row.parent_id !== null;
  view.parentId = row.parent_id;
  view.rootId = row.root_id;
  Object.assign(view, replyTermsOf(row.reply_control, viewer));
  view.isFolded = row.is_folded;
  view.hiddenReplyCount = row.folded_count;
  view.editedAfterNods = row.edited_after_nods;
  view.ownPlace = row.own_cell === null ? null : { cell: row.own_cell, ...middleOf(row.own_cell) };
  return view;
}
