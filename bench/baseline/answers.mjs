/** The same JSON as the server's, from the baseline's rows. */

const cursorOf = (list, id) => Buffer.from(`${list}:${id}`).toString('base64url');

export function card(row) {
  return {
    id: row.id,
    content: row.content,
    contentWarning: row.content_warning,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    replyCount: row.reply_count,
    nodCount: row.nod_count,
    viewerHasNodded: row.nodded,
    viewerCanEdit: row.mine,
    entities: row.entities,
    author: {
      id: row.author_id,
      handle: row.handle,
      displayName: row.display_name,
      imageUrl: row.image_url,
      viewerIsFollowing: row.following,
      isFollowingViewer: row.followed,
    },
  };
}

export function connection(list, rows, first = 20) {
  const shown = rows.slice(0, first);
  // A cursor of home also says which row was the first of all.
  const since = list === 'stream.FOLLOWING' ? `.${shown[0]?.id}` : '';
  const edges = shown.map((row) => ({ cursor: cursorOf(list, row.id + since), node: card(row) }));
  return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** @param rows the requested quack and its replies, parents first */
export function thread(id, rows) {
  const below = Map.groupBy(rows, ({ above }) => above);
  const branches = (parent, depth) =>
    (below.get(parent) ?? []).map((row) => ({
      depth,
      hasMore: row.more,
      post: card(row),
      ...(depth < 3 ? { replies: branches(row.id, depth + 1) } : {}),
    }));
  return { post: card(rows.find((row) => row.id === id)), ancestors: [], replies: branches(id, 1) };
}

export function person(row, posts) {
  return {
    id: row.id,
    handle: row.handle,
    displayName: row.display_name,
    bio: row.bio,
    location: row.location,
    website: row.website,
    imageUrl: row.image_url,
    bannerUrl: row.banner_url,
    createdAt: row.created_at,
    followerCount: row.follower_count,
    followingCount: row.following_count,
    postCount: row.post_count,
    viewerIsFollowing: row.following,
    isFollowingViewer: row.followed,
    posts,
  };
}

export function restPost(row) {
  const author = {
    id: row.author_id,
    handle: row.handle,
    displayName: row.display_name,
    imageUrl: row.image_url,
    bio: row.bio,
    isFollowing: row.following,
  };
  return {
    id: row.id,
    authorId: row.author_id,
    author,
    authorHandle: row.handle,
    authorName: row.display_name,
    authorImageUrl: row.image_url,
    content: row.content,
    isDeleted: false,
    contentWarning: row.content_warning,
    createdOn: row.created_at,
    lastModifiedOn: row.edited_at,
    parentPostId: row.parent_id,
    rootPostId: row.root_id,
    replyCount: row.reply_count,
    likeCount: row.nod_count,
    isLikedByUser: row.nodded,
    hasLikes: row.nod_count > 0,
    isPinnedByUser: false,
    media: [],
    hashtags: [...new Set(row.entities.filter(({ kind }) => kind === 'HASHTAG').map(({ target }) => target))],
    mentions: row.entities.filter(({ kind }) => kind === 'MENTION').map((entity) => mention(entity, row.mentioned)),
  };
}

function mention({ target, start, end }, mentioned) {
  const found = mentioned?.find(({ key }) => key === target.toLowerCase());
  return {
    userId: found?.id ?? null,
    handle: found?.handle ?? target,
    displayName: found?.name ?? null,
    exists: found !== undefined,
    startIndex: start,
    length: end - start,
  };
}

export function restPage(rows, totalCount, pageSize = 20) {
  return {
    succeeded: true,
    messages: [],
    hasNextPage: rows.length > pageSize,
    data: rows.slice(0, pageSize).map(restPost),
    currentPage: 1,
    pageSize,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    hasPreviousPage: false,
  };
}
