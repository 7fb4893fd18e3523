import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { type Viewer, type ViewerId, VISITOR } from '#kernel/request/viewer.js';
import { MediaViews } from '#media/media.view.js';
import type { CompiledFilters } from '../filters/filter-matching.js';
import { FilterSets } from '../filters/filter-sets.js';
import type { PostList } from '../model/post-list.js';
import { HydratingStatements } from './hydrating-statements.js';
import { COMPANY, heldPostsByIds, postForViewers, type PostRow, postsByIds } from './post-rows.js';
import { VIEWER_STATES, type ViewerState } from './post-viewer-states.js';
import { PostPage } from './post-page.js';
import type { PostView } from './post.view.js';
import { quotedForFilters, QuotedPosts, type ReadPosts } from './quote.view.js';

const BY_IDS = postsByIds();
const BY_IDS_WITH_MENTIONS = postsByIds(COMPANY);
const HELD_BY_IDS = heldPostsByIds();
const FOR_VIEWERS = postForViewers();

/** Of an original, `list_id` is null. */
type ListRow = { list_id: string | null } & (PostRow | { id: null });

const HYDRATING = new HydratingStatements();
const HYDRATING_WITH_MENTIONS = new HydratingStatements(COMPANY);

/** A list with its posts. */
export interface ReadList {
  /** In the order of the list, one more than its page holds if there are more. */
  readonly ids: readonly string[];
  /** A post that vanished in the meantime is absent. */
  readonly views: ReadonlyMap<string, PostView>;
}

/** The filters of a viewer, and the posts that a page quotes: a filter sees the words of both. */
interface Filtering {
  readonly filters: CompiledFilters;
  readonly quoted: ReadonlyMap<string, PostView>;
}

function without<T>(views: ReadonlyMap<string, T>, hidden: readonly (string | null)[]): ReadonlyMap<string, T> {
  if (!hidden.some((id) => id !== null && views.has(id))) return views;
  return new Map([...views].filter(([id]) => !hidden.includes(id)));
}

const versionsOf = (states: readonly ViewerState[]) =>
  new Map(
    states
      .map((state) => [state.viewer_id, state.filters_version] as const)
      .filter((entry): entry is [string, string] => entry[1] !== null),
  );

@Injectable()
export class PostViews {
  constructor(
    private readonly database: Database,
    private readonly media: MediaViews,
    private readonly filters: FilterSets,
  ) {}

  /** Reads posts in one statement. Unknown ids, deleted posts, and those hidden from the viewer are absent. */
  async byIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    return this.fetch(BY_IDS, ids, viewer);
  }

  /** With mentioned users and quoted posts, which are one more statement where there are any. */
  async byIdsWithMentions(ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    if (ids.length === 0) return new Map();
    const { views, quoted } = await this.fetchPage(BY_IDS_WITH_MENTIONS, ids, viewer, (others) =>
      this.byIdsWithMentions(others, viewer),
    );
    await quoted.readAll();
    return views;
  }

  /** `byIdsWithMentions` as an array, in the order of `ids`. */
  async withMentions(ids: readonly string[], viewer: ViewerId): Promise<PostView[]> {
    const views = await this.byIdsWithMentions(ids, viewer);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }

  /** Reads a list and its posts in one statement instead of two. */
  async ofList(list: PostList, viewer: Viewer): Promise<ReadList> {
    return this.fetchList(HYDRATING.of(list), list, viewer);
  }

  /** The same with mentioned users and quoted posts, which are one more statement where there are any. */
  async ofListWithMentions(list: PostList, viewer: Viewer): Promise<ReadList> {
    const statement = HYDRATING_WITH_MENTIONS.of(list);
    const page = await this.fetchList(statement, list, viewer, (others) => this.byIdsWithMentions(others, viewer));
    await page.quoted.readAll();
    return page;
  }

  /** A post by its id, or one that is held for its author. @returns null for any other that `byIds` omits */
  async byId(id: string, viewer: ViewerId): Promise<PostView | null> {
    return (await this.byIds([id], viewer)).get(id) ?? (await this.heldByIds([id], viewer)).get(id) ?? null;
  }

  /** The same with mentioned users. */
  async byIdWithMentions(id: string, viewer: Viewer): Promise<PostView | null> {
    const [found] = await this.withMentions([id], viewer);
    return found ?? (await this.heldWithQuote(id, viewer));
  }

  private async heldWithQuote(id: string, viewer: Viewer): Promise<PostView | null> {
    const post = (await this.heldByIds([id], viewer)).get(id) ?? null;
    await post?.quote?.post;
    return post;
  }

  /** The viewer's own posts that wait for a moderator; others are absent. */
  async heldByIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    return viewer.id === null ? new Map() : this.fetch(HELD_BY_IDS, ids, viewer);
  }

  /**
   * One post as many users see it, in three statements, three more for what it requacks or quotes, and one more after filters of some
   * of them changed. Absent is who can't read it.
   * @param viewerIds signed-in users; the entry of `null` is what a visitor sees
   */
  async forViewers(id: string, viewerIds: readonly string[]): Promise<Map<string | null, PostView>> {
    const views = new Map<string | null, PostView>();
    const [first] = viewerIds;
    const base = first ? (await this.database.rows<PostRow>(FOR_VIEWERS, [[id], first]))[0] : undefined;
    const open = await this.byId(id, VISITOR);
    if (open) views.set(null, open);
    if (!base) return views;

    const originals = base.requack_of === null ? null : await this.forViewers(base.requack_of, viewerIds);
    const states = await this.database.rows<ViewerState>(VIEWER_STATES, [id, base.author_id, viewerIds]);
    const quotedFor = base.quote
      ? await this.forViewers(base.quote.quotedId, viewerIds)
      : new Map<string | null, PostView>();
    const filters = await this.filters.ofMany(versionsOf(states));
    for (const state of states) {
      if (state.relationship?.isBlocked || !state.in_audience) continue;
      const row: PostRow = {
        ...base,
        viewer_has_nodded: state.viewer_has_nodded,
        viewer_has_pinned: state.viewer_has_pinned,
        viewer_has_requacked: state.viewer_has_requacked,
        author_viewer_is_following: state.viewer_is_following,
        author_viewer_has_requested: state.viewer_has_requested,
        author_is_following_viewer: state.is_following_viewer,
        author_relationship: state.relationship,
        own_cell: state.own_cell,
        reply_control: state.reply_control,
        poll: base.poll && { ...base.poll, choices: state.poll_choices },
      };
      const original = originals?.get(state.viewer_id);
      if (originals && !original) continue;
      const theirs = quotedFor.get(state.viewer_id);
      const quoted = new QuotedPosts(async () => new Map(theirs && [[theirs.id, theirs]]));
      const own = filters.get(state.viewer_id) ?? null;
      const filtering = own && { filters: own, quoted: new Map(theirs && [[theirs.id, theirs]]) };
      const reader = { id: state.viewer_id, languageFilter: state.language_filter };
      const view = this.pageOf([row], reader, filtering, undefined, quoted, original).views.get(id);
      if (view) views.set(state.viewer_id, view);
    }
    return views;
  }

  private async fetchList(
    statement: string,
    { parameters, isCurrent }: PostList,
    viewer: Viewer,
    readOthers?: ReadPosts,
  ): Promise<ReadList & { quoted: QuotedPosts }> {
    const reading = isCurrent ? undefined : viewer;
    const [rows, filters] = await Promise.all([
      this.database.list<ListRow>(statement, [...parameters, viewer.id], reading),
      this.filters.of(viewer),
    ]);
    const found = rows.filter((row) => row.id !== null);
    const page = this.pageOf(found, viewer, await this.filtering(filters, found, viewer), readOthers);
    const ids = rows.map((row) => row.list_id).filter((id) => id !== null);
    // What the list doesn't show may have been read as the original of a requack of the same page.
    const hidden = rows.filter((row) => row.id === null).map((row) => row.list_id);
    return { ids, quoted: page.quoted, views: without(page.views, hidden) };
  }

  private async fetch(statement: string, ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    if (ids.length === 0) return new Map();
    return (await this.fetchPage(statement, ids, viewer)).views;
  }

  private async fetchPage(statement: string, ids: readonly string[], viewer: ViewerId, readOthers?: ReadPosts) {
    const [rows, filters] = await Promise.all([
      this.database.list<PostRow>(statement, [ids, viewer.id]),
      this.filters.of(viewer),
    ]);
    return this.pageOf(rows, viewer, await this.filtering(filters, rows, viewer), readOthers);
  }

  /** The posts that a page quotes are read for their words alone, so that a chain of quotes ends after the first. */
  private async filtering(
    filters: CompiledFilters | null,
    rows: readonly PostRow[],
    viewer: ViewerId,
  ): Promise<Filtering | null> {
    if (!filters) return null;
    const ids = [...new Set(rows.flatMap(({ quote }) => (quote ? [quote.quotedId] : [])))];
    const quoted = ids.length === 0 ? [] : await this.database.list<PostRow>(BY_IDS, [ids, viewer.id]);
    return { filters, quoted: this.pageOf(quoted, viewer, null).views };
  }

  /** @param readOthers reads what the page refers to */
  private pageOf(
    rows: readonly PostRow[],
    viewer: ViewerId,
    filtering: Filtering | null,
    readOthers: ReadPosts = (ids) => this.byIds(ids, viewer),
    quoted?: QuotedPosts,
    original?: PostView,
  ): PostPage {
    const page = new PostPage(viewer, this.media, readOthers, quoted, original);
    for (const row of rows) {
      const view = page.add(row);
      if (filtering && row.author_id !== viewer.id) {
        const words = quotedForFilters(row.quote, viewer, filtering.quoted);
        view.filtered = filtering.filters.matching(view, row.author_viewer_is_following, words);
      }
    }
    if (filtering || viewer.languageFilter) page.judgeRequacks();
    return page;
  }
}
