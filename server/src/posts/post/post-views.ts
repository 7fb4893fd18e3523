import { middleOf } from '@mallard/rules/geohash';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Database } from '#kernel/database/database.js';
import { type Viewer, type ViewerId, VISITOR } from '#kernel/request/viewer.js';
import { MediaViews } from '#media/media.view.js';
import { hasRequested } from '#people/follows/follow-state.js';
import { relationshipJson } from '#people/relationships/relationship-conditions.js';
import type { RelationshipRow } from '#people/relationships/relationship.view.js';
import { userViewFrom } from '#people/users/user.view.js';
import type { CompiledFilters } from '../filters/filter-matching.js';
import { FilterSets } from '../filters/filter-sets.js';
import type { PostList } from '../timelines/post.timelines.js';
import { inAudience, visibilityOf } from './post-audience.js';
import { heldPostsByIds, MENTIONED, postForViewers, type PostRow, postsByIds, postsOfList } from './post-rows.js';
import type { MaybeRead, PostView } from './post.view.js';

const BY_IDS = postsByIds();
const BY_IDS_WITH_MENTIONS = postsByIds(MENTIONED);
const HELD_BY_IDS = heldPostsByIds();
const FOR_VIEWERS = postForViewers();

interface ViewerState {
  viewer_id: string;
  viewer_has_nodded: boolean;
  viewer_has_pinned: boolean;
  viewer_is_following: boolean;
  viewer_has_requested: boolean;
  is_following_viewer: boolean;
  relationship: RelationshipRow | null;
  own_cell: string | null;
  in_audience: boolean;
  filters_version: string | null;
}

/** $1 post, $2 its author, $3 viewers. */
const VIEWER_STATES = `
select v.id as viewer_id,
  exists (select 1 from nods n where n.user_id = v.id and n.post_id = $1::uuid) as viewer_has_nodded,
  exists (select 1 from pins n where n.user_id = v.id and n.post_id = $1::uuid) as viewer_has_pinned,
  exists (select 1 from follows f where f.follower_id = v.id and f.followee_id = $2::uuid) as viewer_is_following,
  ${hasRequested('v.id', '$2::uuid')} as viewer_has_requested,
  exists (select 1 from follows f where f.follower_id = $2::uuid and f.followee_id = v.id) as is_following_viewer,
  ${relationshipJson('v.id', '$2::uuid')} as relationship,
  case when v.id = $2::uuid then (select o.cell from post_places o where o.post_id = $1::uuid) end as own_cell,
  ${inAudience('v.id')} as in_audience,
  (select u.filters_version from users u where u.id = v.id) as filters_version
from unnest($3::uuid[]) v (id) join posts p on p.id = $1::uuid`;

type ListRow = { list_id: string } & (PostRow | { id: null });

const hydratingStatements = new Map<string, string>();

/** The statement of a list with its posts, built once for each constant list. */
function hydrating(list: string, viewer: number, more: string): string {
  const key = more + list;
  let statement = hydratingStatements.get(key);
  if (!statement) hydratingStatements.set(key, (statement = postsOfList(list, viewer, more)));
  return statement;
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

  /** The same with mentioned users, as an array in the order of `ids`. */
  async withMentions(ids: readonly string[], viewer: Viewer): Promise<PostView[]> {
    const views = await this.fetch(BY_IDS_WITH_MENTIONS, ids, viewer);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }

  /**
   * Reads a list and its posts in one statement instead of two.
   * @returns the ids of the list, and its posts; a post that vanished in the meantime is absent
   */
  async ofList(list: PostList, viewer: Viewer): Promise<{ ids: string[]; views: Map<string, PostView> }> {
    return this.fetchList(hydrating(list.statement, list.parameters.length + 1, ''), list, viewer);
  }

  /** The same with mentioned users. */
  async ofListWithMentions(list: PostList, viewer: Viewer): Promise<{ ids: string[]; views: Map<string, PostView> }> {
    return this.fetchList(hydrating(list.statement, list.parameters.length + 1, MENTIONED), list, viewer);
  }

  /** A post by its id, or one that is held for its author. @returns null for any other that `byIds` omits */
  async byId(id: string, viewer: ViewerId): Promise<PostView | null> {
    return (await this.byIds([id], viewer)).get(id) ?? (await this.heldByIds([id], viewer)).get(id) ?? null;
  }

  /** The same with mentioned users. */
  async byIdWithMentions(id: string, viewer: Viewer): Promise<PostView | null> {
    const [found] = await this.withMentions([id], viewer);
    return found ?? (await this.heldByIds([id], viewer)).get(id) ?? null;
  }

  /** The viewer's own posts that wait for a moderator; others are absent. */
  async heldByIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    return viewer.id === null ? new Map() : this.fetch(HELD_BY_IDS, ids, viewer);
  }

  /**
   * One post as many users see it, in three statements, and one more after filters of some of them changed. Absent is who can't read it.
   * @param viewerIds signed-in users; the entry of `null` is what a visitor sees
   */
  async forViewers(id: string, viewerIds: readonly string[]): Promise<Map<string | null, PostView>> {
    const views = new Map<string | null, PostView>();
    const [first] = viewerIds;
    const base = first ? (await this.database.rows<PostRow>(FOR_VIEWERS, [[id], first]))[0] : undefined;
    const open = await this.byId(id, VISITOR);
    if (open) views.set(null, open);
    if (!base) return views;

    const states = await this.database.rows<ViewerState>(VIEWER_STATES, [id, base.author_id, viewerIds]);
    const filters = await this.filters.ofMany(versionsOf(states));
    for (const state of states) {
      if (state.relationship?.isBlocked || !state.in_audience) continue;
      const row: PostRow = {
        ...base,
        viewer_has_nodded: state.viewer_has_nodded,
        viewer_has_pinned: state.viewer_has_pinned,
        author_viewer_is_following: state.viewer_is_following,
        author_viewer_has_requested: state.viewer_has_requested,
        author_is_following_viewer: state.is_following_viewer,
        author_relationship: state.relationship,
        own_cell: state.own_cell,
      };
      const [view] = this.viewsOf([row], { id: state.viewer_id }, filters.get(state.viewer_id) ?? null).values();
      if (view) views.set(state.viewer_id, view);
    }
    return views;
  }

  private async fetchList(statement: string, { parameters, isCurrent }: PostList, viewer: Viewer) {
    const reader = isCurrent ? undefined : viewer;
    const [rows, filters] = await Promise.all([
      this.database.list<ListRow>(statement, [...parameters, viewer.id], reader),
      this.filters.of(viewer),
    ]);
    const present = rows.filter((row) => row.id !== null);
    const views = this.viewsOf(present, viewer, filters);
    return { ids: rows.map((row) => row.list_id), views };
  }

  private async fetch(statement: string, ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    if (ids.length === 0) return new Map();
    const [rows, filters] = await Promise.all([
      this.database.list<PostRow>(statement, [ids, viewer.id]),
      this.filters.of(viewer),
    ]);
    return this.viewsOf(rows, viewer, filters);
  }

  /** Posts above others that were read with them are known; the rest is read with one statement if it is asked for. */
  private viewsOf(rows: readonly PostRow[], viewer: ViewerId, filters: CompiledFilters | null): Map<string, PostView> {
    const views = new Map<string, PostView>();
    let others: DataLoader<string, PostView | null> | undefined;
    const above = (id: string | null): MaybeRead => {
      if (id === null) return null;
      others ??= new DataLoader(async (ids) => {
        const found = await this.byIds(ids, viewer);
        return ids.map((each) => found.get(each) ?? null);
      });
      return views.get(id) ?? others.load(id);
    };
    for (const row of rows) {
      const view = this.viewOf(row, viewer, above);
      if (filters && row.author_id !== viewer.id)
        view.filtered = filters.matching(view, row.author_viewer_is_following);
      views.set(row.id, view);
    }
    return views;
  }

  private viewOf(row: PostRow, viewer: ViewerId, above: (id: string | null) => MaybeRead): PostView {
    const author = userViewFrom(row, viewer, 'author_');
    const isHeld = row.is_held ?? false;
    return {
      id: row.id,
      author,
      content: row.content,
      entities: row.entities,
      contentWarning: row.content_warning,
      isSensitive: row.is_sensitive,
      isMarkedSensitive: row.is_marked_sensitive,
      isMarkedByStaff: row.is_marked_by_staff && viewer.id === row.author_id,
      media: (row.media ?? []).map((media) =>
        this.media.of(media, !author.requiresLogin && !isHeld && row.audience_id === null),
      ),
      visibility: visibilityOf(row),
      createdAt: row.created_at,
      editedAt: row.edited_at,
      replyCount: row.reply_count,
      nodCount: row.nod_count,
      viewerHasNodded: row.viewer_has_nodded,
      viewerHasPinned: row.viewer_has_pinned,
      viewerCanEdit: viewer.id === row.author_id && !isHeld,
      isHeld,
      filtered: [],
      mentioned: row.mentioned ?? undefined,
      isReply: row.parent_id !== null,
      get parent() {
        return above(row.parent_id);
      },
      get root() {
        return above(row.root_id);
      },
      ownPlace: row.own_cell === null ? null : { cell: row.own_cell, ...middleOf(row.own_cell) },
      parentId: row.parent_id,
      rootId: row.root_id,
    };
  }
}
