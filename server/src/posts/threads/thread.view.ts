import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import {
  type ReplyNode,
  type ThreadExtent,
  type ThreadNode,
  type ThreadNodes,
  ThreadTimelines,
} from './thread.timelines.js';

@ObjectType('ThreadReply', {
  description: 'depth starts at 1. post is null for a deleted post that has replies.',
})
export class ThreadReplyView {
  @Field(() => ID, { description: 'The id of the post, even if it was deleted.' }) postId!: string;
  @Field(() => ID, { description: 'The id of the post that it replies to.' }) parentId!: string;
  @Field(() => PostView, { nullable: true, description: 'Null if it was deleted and has replies.' })
  post!: PostView | null;
  @Field(() => Int, { description: '1 for a direct reply.' }) depth!: number;
  @Field(() => Boolean, { description: 'There are more replies below than the response holds.' }) hasMore!: boolean;
  @Field(() => [ThreadReplyView], { description: 'The replies to it.' }) replies!: ThreadReplyView[];
  /** The node, even if the post is gone. */
  node!: ThreadNode;
}

@ObjectType('Thread', {
  description: 'A post with its ancestors and a tree of replies, as deep as requested.',
})
export class ThreadView {
  @Field(() => PostView, { description: 'The post that was asked for.' }) post!: PostView;
  @Field(() => [PostView], {
    nullable: 'items',
    description: 'The posts above it, the quack first; null where one was deleted.',
  })
  ancestors!: (PostView | null)[];
  @Field(() => [ThreadReplyView], { description: 'The direct replies, each with those below it.' })
  replies!: ThreadReplyView[];
  @Field(() => [ThreadReplyView], { description: 'All replies as one list: each is followed by those to it.' })
  flatReplies!: ThreadReplyView[];
  @Field(() => DateTime, { description: 'When the server read it, by its clock: for newReplies.' })
  readAt!: Date;
  /** One for each of `ancestors`. */
  ancestorNodes!: readonly ThreadNode[];
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
   * The thread around a post in two statements, whatever its size; at most 200 posts.
   * @param extent its depth is clamped to 1..10
   * @returns null if the viewer can't read the post
   */
  async around(postId: string, extent: ThreadExtent, viewer: Viewer): Promise<ThreadView | null> {
    const readAt = new Date();
    const nodes = await this.nodes(postId, extent, viewer);
    const views = await this.posts.byIds(idsOf(postId, nodes), viewer);
    // Its author also finds a post that is held.
    const own = views.has(postId) ? views : await this.posts.heldByIds([postId], viewer);
    return threadOf(postId, nodes, own, readAt);
  }

  /** The whole thread, oldest replies first, with mentioned users. */
  async withMentions(postId: string, maxDepth: number, viewer: Viewer): Promise<ThreadView | null> {
    const readAt = new Date();
    const nodes = await this.nodes(postId, { maxDepth }, viewer);
    return threadOf(postId, nodes, await this.posts.byIdsWithMentions(idsOf(postId, nodes), viewer), readAt);
  }

  /**
   * Replies anywhere in the thread of a post since a time, oldest first; some may be from shortly before it.
   * @param first how many at most
   */
  async newReplies(postId: string, since: Date, first: number, viewer: Viewer): Promise<PostView[]> {
    const ids = await this.timelines.newReplies(postId, since, first, viewer);
    const views = await this.posts.byIds(ids, viewer);
    return ids.map((id) => views.get(id)).filter((view) => view !== undefined);
  }

  private nodes(postId: string, extent: ThreadExtent, viewer: Viewer): Promise<ThreadNodes> {
    const maxDepth = Math.min(MAX_DEPTH, Math.max(1, extent.maxDepth));
    return this.timelines.around(postId, { ...extent, maxDepth }, viewer);
  }
}

function idsOf(postId: string, { ancestors, replies }: ThreadNodes): string[] {
  return [postId, ...ancestors.map(({ id }) => id), ...replies.map(({ id }) => id)];
}

function threadOf(
  postId: string,
  { ancestors, replies: nodes }: ThreadNodes,
  views: ReadonlyMap<string, PostView>,
  readAt: Date,
): ThreadView | null {
  const post = views.get(postId);
  // A requack has no thread; that of its original has.
  if (!post || post.requackOfId !== null) return null;
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId);
  const replies = branchesOf(postId, byParent, views);
  return {
    post,
    ancestors: ancestors.map(({ id }) => views.get(id) ?? null),
    ancestorNodes: ancestors,
    replies,
    flatReplies: flattened(replies),
    readAt,
  };
}

/** Replies to one post. Omits tombstones with nothing below them. */
function branchesOf(
  parentId: string,
  byParent: ReadonlyMap<string | null, readonly ReplyNode[]>,
  views: ReadonlyMap<string, PostView>,
): ThreadReplyView[] {
  return (byParent.get(parentId) ?? [])
    .map((node) => ({
      postId: node.id,
      parentId,
      post: views.get(node.id) ?? null,
      depth: node.depth,
      hasMore: node.hasMore,
      replies: branchesOf(node.id, byParent, views),
      node,
    }))
    .filter((reply) => reply.post !== null || reply.hasMore || reply.replies.length > 0);
}

const flattened = (replies: readonly ThreadReplyView[]): ThreadReplyView[] =>
  replies.flatMap((reply) => [reply, ...flattened(reply.replies)]);
