/** The GraphQL operations of the rows: what a client shows of a quack, its author and the viewer's actions. */
const POST = `fragment Card on Post {
  id content contentWarning createdAt editedAt replyCount nodCount viewerHasNodded viewerCanEdit
  entities { kind start end text target }
  author { id handle displayName imageUrl viewerIsFollowing isFollowingViewer }
}`;
const PAGE = `fragment Page on PostConnection {
  edges { cursor node { ...Card } }
  pageInfo { hasNextPage endCursor }
} ${POST}`;
const PAGE_SIZE = 20;

const HOME = `query Home($feed: Feed!, $first: Int!) { stream(feed: $feed, first: $first) { ...Page } } ${PAGE}`;
export const homePage = (feed) => ({ operationName: 'Home', query: HOME, variables: { feed, first: PAGE_SIZE } });

const PROFILE = `query Profile($handle: String!, $first: Int!) {
  user(handle: $handle) {
    id handle displayName bio location website imageUrl bannerUrl createdAt followerCount followingCount postCount
    viewerIsFollowing isFollowingViewer
    posts(first: $first) { ...Page }
  }
} ${PAGE}`;
export const profilePage = (handle) => ({
  operationName: 'Profile',
  query: PROFILE,
  variables: { handle, first: PAGE_SIZE },
});

const HASHTAG = `query Hashtag($tag: String!, $first: Int!) {
  hashtag(tag: $tag) { tag name postCount posts(first: $first) { ...Page } }
} ${PAGE}`;
export const hashtagPage = (tag) => ({
  operationName: 'Hashtag',
  query: HASHTAG,
  variables: { tag, first: PAGE_SIZE },
});

const THREAD = `query Thread($id: ID!) {
  thread(postId: $id, maxDepth: 3) {
    post { ...Card }
    ancestors { ...Card }
    replies { ...Branch replies { ...Branch replies { ...Branch } } }
  }
}
fragment Branch on ThreadReply { depth hasMore post { ...Card } } ${POST}`;
export const threadPage = (id) => ({ operationName: 'Thread', query: THREAD, variables: { id } });

const ONE = `query One($id: ID!) { post(id: $id) { ...Card } } ${POST}`;
export const onePost = (id) => ({ operationName: 'One', query: ONE, variables: { id } });

const PUBLISH = `mutation Publish($content: String!) { createPost(input: { content: $content }) { post { ...Card } } } ${POST}`;
export const publishMutation = (content) => ({ operationName: 'Publish', query: PUBLISH, variables: { content } });

const PUBLISH_THREAD = `mutation PublishThread($content: String!, $thread: [ThreadPartInput!]) {
  createPost(input: { content: $content, thread: $thread }) { post { ...Card } } } ${POST}`;
export const publishThreadMutation = ([content, ...more]) => ({
  operationName: 'PublishThread',
  query: PUBLISH_THREAD,
  variables: { content, thread: more.map((each) => ({ content: each })) },
});

const nodding = (name) => `mutation ($id: ID!) { ${name}(id: $id) { post { id nodCount viewerHasNodded } } }`;
const [NOD, UNNOD] = [nodding('nodPost'), nodding('unnodPost')];
export const nodMutation = (id) => ({ query: NOD, variables: { id } });
export const unnodMutation = (id) => ({ query: UNNOD, variables: { id } });
