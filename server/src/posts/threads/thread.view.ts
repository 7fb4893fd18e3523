import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Viewer } from '#kernel/request/viewer.js';
import { PostView, PostViews } from '../post.view.js';
import { type ReplyPlace, type ThreadPlace, type ThreadSkeleton, ThreadTimelines } from './thread.timelines.js';

@ObjectType('ThreadReply', {
  description: 'depth starts at 1. post is null where a deleted quack keeps its place.',
})
export class ThreadReplyView {
  @Field(() => PostView, { nullable: true }) post!: PostView | null;
  @Field(() => Int) depth!: number;
  @Field(() => Boolean, { description: 'More replies stand below the depth that was asked for.' }) hasMore!: boolean;
  @Field(() => [ThreadReplyView]) replies!: ThreadReplyView[];
  /** Where it stands, also if the quack is gone. */
  place!: ThreadPlace;
}

@ObjectType('Thread', {
  description: 'A post with its ancestors and a tree of replies, as deep as was asked for.',
})
export class ThreadView {
  @Field(() => PostView) post!: PostView;
  @Field(() => [PostView], { nullable: 'items' }) ancestors!: (PostView | null)[];
  @Field(() => [ThreadReplyView]) replies!: ThreadReplyView[];
  /** One for each of `ancestors`. */
  places!: readonly ThreadPlace[];
}

export const DEFAULT_DEPTH = 3;
const MAX_DEPTH = 10;

@Injectable()
export class ThreadViews {
  constructor(
    private readonly timelines: ThreadTimelines,
    private readonly posts: PostViews,
  ) {}

  /**
   * The thread around a quack in two statements, whatever its size; at most 200 quacks.
   * @param maxDepth clamped to 1..10
   * @returns null where the viewer cannot read the quack
   */
  async around(postId: string, maxDepth: number, viewer: Viewer): Promise<ThreadView | null> {
    const skeleton = await this.skeleton(postId, maxDepth, viewer);
    return threadOf(postId, skeleton, await this.posts.byIds(idsOf(postId, skeleton), viewer));
  }

  /** The same with the people mentioned. */
  async withMentions(postId: string, maxDepth: number, viewer: Viewer): Promise<ThreadView | null> {
    const skeleton = await this.skeleton(postId, maxDepth, viewer);
    const views = await this.posts.withMentions(idsOf(postId, skeleton), viewer);
    return threadOf(postId, skeleton, new Map(views.map((view) => [view.id, view])));
  }

  private skeleton(postId: string, maxDepth: number, viewer: Viewer): Promise<ThreadSkeleton> {
    return this.timelines.around(postId, Math.min(MAX_DEPTH, Math.max(1, maxDepth)), viewer);
  }
}

function idsOf(postId: string, { ancestors, replies }: ThreadSkeleton): string[] {
  return [postId, ...ancestors.map(({ id }) => id), ...replies.map(({ id }) => id)];
}

function threadOf(
  postId: string,
  { ancestors, replies }: ThreadSkeleton,
  views: ReadonlyMap<string, PostView>,
): ThreadView | null {
  const post = views.get(postId);
  if (!post) return null;
  const byParent = Map.groupBy(replies, ({ parentId }) => parentId);
  return {
    post,
    ancestors: ancestors.map(({ id }) => views.get(id) ?? null),
    places: ancestors,
    replies: branchesOf(postId, byParent, views),
  };
}

/** Replies to one quack. A place that holds neither a quack nor anything below it is left out. */
function branchesOf(
  parentId: string,
  byParent: ReadonlyMap<string | null, readonly ReplyPlace[]>,
  views: ReadonlyMap<string, PostView>,
): ThreadReplyView[] {
  return (byParent.get(parentId) ?? [])
    .map((place) => ({
      post: views.get(place.id) ?? null,
      depth: place.depth,
      hasMore: place.hasMore,
      replies: branchesOf(place.id, byParent, views),
      place,
    }))
    .filter((reply) => reply.post !== null || reply.hasMore || reply.replies.length > 0);
}
