import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, EdgeOf } from '#kernel/paging/connection.js';
import { type Viewer, type ViewerId, VISITOR } from '#kernel/request/viewer.js';
import { MediaView, MediaViews } from '#media/media.view.js';
import { UserView, userViewFrom } from '#people/users/user.view.js';
import type { MentionedPerson } from './mentions/mentioned-person.js';
import { MENTIONED, type PostRow, postsByIds, postsOfList } from './post-rows.js';
import type { PostEntity, PostEntityKind } from './post-text.js';
import type { PostList } from './post.timelines.js';

export const PostEntityKindEnum = { MENTION: 'MENTION', HASHTAG: 'HASHTAG', LINK: 'LINK' } as const;
registerEnumType(PostEntityKindEnum, { name: 'PostEntityKind' });

@ObjectType('PostEntity', {
  description: "A part of a post's content; start and end count UTF-16 code units, end exclusive.",
})
export class PostEntityView implements PostEntity {
  @Field(() => PostEntityKindEnum) kind!: PostEntityKind;
  @Field(() => Int) start!: number;
  @Field(() => Int) end!: number;
  @Field(() => String, { description: 'As written, with its @ or #.' }) text!: string;
  @Field(() => String, { description: 'Handle or tag without its sign, or the address.' }) target!: string;
}

/** A quack as one viewer sees it. The only shape of a quack that leaves this area. */
@ObjectType('Post', { description: 'A quack, or a reply to one.', implements: () => [Node] })
export class PostView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => UserView) author!: UserView;
  @Field(() => String) content!: string;
  @Field(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities!: PostEntityView[];
  @Field(() => String, { nullable: true }) contentWarning!: string | null;
  @Field(() => [MediaView], { description: 'Up to 4 pictures and videos, in order.' }) media!: MediaView[];
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => DateTime, { nullable: true }) editedAt!: Date | null;
  @Field(() => Int, { description: 'Direct replies that still stand; never below 0.' }) replyCount!: number;
  @Field(() => Int) nodCount!: number;
  @Field(() => Boolean) viewerHasNodded!: boolean;
  @Field(() => Boolean) viewerHasPinned!: boolean;
  @Field(() => Boolean) viewerCanEdit!: boolean;
  /** Whom it mentions, where a caller asked `PostViews` for it. */
  mentioned?: readonly MentionedPerson[];
  /** Become `parent` and `root` in PostFieldsResolver. */
  parentId!: string | null;
  rootId!: string | null;
}

@ObjectType()
export class PostEdge extends EdgeOf('Post', () => PostView) {
  @Field(() => Int, {
    nullable: true,
    description:
      'In nearbyPosts: whole kilometers from there, as near as cells of about 5 km can tell. Null elsewhere.',
  })
  distanceKm?: number | null;
}

@ObjectType()
export class PostConnection extends ConnectionOf('Post', () => PostView, PostEdge) {}

const BY_IDS = postsByIds();
const BY_IDS_WITH_MENTIONS = postsByIds(MENTIONED);

interface ViewerState {
  viewer_id: string;
  viewer_has_nodded: boolean;
  viewer_has_pinned: boolean;
  viewer_is_following: boolean;
  is_following_viewer: boolean;
}

/** $1 quack, $2 its author, $3 viewers. */
const VIEWER_STATES = `
select v.id as viewer_id,
  exists (select 1 from nods n where n.user_id = v.id and n.post_id = $1::uuid) as viewer_has_nodded,
  exists (select 1 from pins n where n.user_id = v.id and n.post_id = $1::uuid) as viewer_has_pinned,
  exists (select 1 from follows f where f.follower_id = v.id and f.followee_id = $2::uuid) as viewer_is_following,
  exists (select 1 from follows f where f.follower_id = $2::uuid and f.followee_id = v.id) as is_following_viewer
from unnest($3::uuid[]) v (id)`;

type ListRow = { list_id: string } & (PostRow | { id: null });

const hydratingStatements = new Map<string, string>();

/** The statement of a list with its quacks; lists are constants, so each is made once. */
function hydrating(list: string, viewer: number, more: string): string {
  const key = more + list;
  let statement = hydratingStatements.get(key);
  if (!statement) hydratingStatements.set(key, (statement = postsOfList(list, viewer, more)));
  return statement;
}

@Injectable()
export class PostViews {
  constructor(
    private readonly database: Database,
    private readonly media: MediaViews,
  ) {}

  /** Hydrates quacks in one statement. Absent: unknown ids, deleted quacks, and those that the viewer may not see. */
  async byIds(ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    return this.fetch(BY_IDS, ids, viewer);
  }

  /** The same with the people mentioned, as an array in the order of `ids`. */
  async withMentions(ids: readonly string[], viewer: Viewer): Promise<PostView[]> {
    const views = await this.fetch(BY_IDS_WITH_MENTIONS, ids, viewer);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }

  /**
   * A list of quacks by the same statement that hydrates them: one way to the database instead of two.
   * @returns the ids of the list, and its quacks; absent among these: what vanished between the two steps
   */
  async ofList(list: PostList, viewer: Viewer): Promise<{ ids: string[]; views: Map<string, PostView> }> {
    return this.fetchList(hydrating(list.statement, list.parameters.length + 1, ''), list, viewer);
  }

  /** The same with the people mentioned. */
  async ofListWithMentions(list: PostList, viewer: Viewer): Promise<{ ids: string[]; views: Map<string, PostView> }> {
    return this.fetchList(hydrating(list.statement, list.parameters.length + 1, MENTIONED), list, viewer);
  }

  /** @returns null where `byIds` would leave it out */
  async byId(id: string, viewer: Viewer): Promise<PostView | null> {
    return (await this.byIds([id], viewer)).get(id) ?? null;
  }

  /**
   * One quack as many people see it at once, in three statements.
   * @param viewerIds signed-in people; the entry of `null` is what a visitor sees, absent where visitors may not
   */
  async forViewers(id: string, viewerIds: readonly string[]): Promise<Map<string | null, PostView>> {
    const views = new Map<string | null, PostView>();
    const [first] = viewerIds;
    const base = first ? (await this.database.rows<PostRow>(BY_IDS, [[id], first]))[0] : undefined;
    const open = await this.byId(id, VISITOR);
    if (open) views.set(null, open);
    if (!base) return views;

    const states = await this.database.rows<ViewerState>(VIEWER_STATES, [id, base.author_id, viewerIds]);
    for (const state of states) {
      const row: PostRow = {
        ...base,
        viewer_has_nodded: state.viewer_has_nodded,
        viewer_has_pinned: state.viewer_has_pinned,
        author_viewer_is_following: state.viewer_is_following,
        author_is_following_viewer: state.is_following_viewer,
      };
      views.set(state.viewer_id, this.viewOf(row, { id: state.viewer_id }));
    }
    return views;
  }

  private async fetchList(statement: string, { parameters }: PostList, viewer: Viewer) {
    const rows = await this.database.list<ListRow>(statement, [...parameters, viewer.id], viewer.id === null);
    const views = new Map<string, PostView>();
    for (const row of rows) if (row.id !== null) views.set(row.list_id, this.viewOf(row, viewer));
    return { ids: rows.map((row) => row.list_id), views };
  }

  private async fetch(statement: string, ids: readonly string[], viewer: ViewerId): Promise<Map<string, PostView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.list<PostRow>(statement, [ids, viewer.id]);
    return new Map(rows.map((row) => [row.id, this.viewOf(row, viewer)]));
  }

  private viewOf(row: PostRow, viewer: ViewerId): PostView {
    const author = userViewFrom(row, viewer, 'author_');
    return {
      id: row.id,
      author,
      content: row.content,
      entities: row.entities,
      contentWarning: row.content_warning,
      media: (row.media ?? []).map((media) => this.media.of(media, !author.requiresLogin)),
      createdAt: row.created_at,
      editedAt: row.edited_at,
      replyCount: row.reply_count,
      nodCount: row.nod_count,
      viewerHasNodded: row.viewer_has_nodded,
      viewerHasPinned: row.viewer_has_pinned,
      viewerCanEdit: viewer.id === row.author_id,
      mentioned: row.mentioned ?? undefined,
      parentId: row.parent_id,
      rootId: row.root_id,
    };
  }
}
