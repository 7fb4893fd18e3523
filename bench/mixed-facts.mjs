const QUERY = `query Mixed($after: String) { stream(feed: FOLLOWING, first: 50, after: $after) {
  edges { node { ...Shown requackOf { id author { handle } } quote { state post { id content } } } }
  pageInfo { endCursor }
} }
fragment Shown on Post {
  content contentWarning language replyRule
  media { url thumbnailUrl } poll { options { text votes } voterCount }
}`;
/** Pages that are read; each has about three of every kind. */
const PAGES = 3;

/** By which a kind shows in what the server answers. */
const SIGNS = {
  quote: ({ quote }) => quote?.state === 'ACCEPTED' && quote.post?.content.length > 0,
  requack: ({ requackOf, content }) => requackOf?.author.handle.length > 0 && content === '',
  poll: ({ poll }) => poll?.options.length === 3 && poll.voterCount === 6,
  media: ({ media }) => media.length > 0 && media.every(({ url, thumbnailUrl }) => url && thumbnailUrl),
  'reply rule': ({ replyRule }) => replyRule.length > 0,
  language: ({ language }) => language !== null,
  warning: ({ contentWarning }) => contentWarning !== null,
};

/** @throws Error if a reader of mixed posts doesn't get what they have */
export async function checkMixedPosts(url, token) {
  const seen = [];
  for (let after, page = 0; page < PAGES; page += 1) {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: QUERY, variables: { after } }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`The mixed posts can't be read: ${errors[0].message}`);
    seen.push(...data.stream.edges.map(({ node }) => node));
    after = data.stream.pageInfo.endCursor;
  }
  const counts = Object.entries(SIGNS).map(([kind, has]) => [kind, seen.filter(has).length]);
  const absent = counts.filter(([, count]) => count === 0).map(([kind]) => kind);
  if (absent.length > 0) throw new Error(`Of ${seen.length} mixed posts at home, none has: ${absent.join(', ')}.`);
  return `Of ${seen.length} posts at home: ${counts.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`;
}
