// Breaks of posts: who reads them, how they are counted, answered, quoted, scheduled and told.

const api = (file, tests) => [{ workspace: 'server', files: [`test/api/${file}.test.ts`], ...(tests && { tests }) }];

/** @type {import('./break.mjs').Break[]} */
export const postBreaks = [
  {
    name: 'A post for followers is read by everyone',
    file: 'server/src/posts/model/post-audience.ts',
    find: '=> `(${post}.audience_id is null or ${belongs(viewer, post)})`;',
    put: '=> `(${post}.audience_id is null or ${belongs(viewer, post)} or true)`;',
    guards: api('visibility'),
  },
  {
    name: 'A deleted post is still read',
    file: 'server/src/posts/read/post-rows.ts',
    find: '`p.deleted_at is null and ${readable(viewer)}`',
    put: 'readable(viewer)',
    guards: api('posts', 'are gone everywhere once deleted'),
  },
  {
    name: 'A post is edited by someone who did not write it',
    file: 'server/src/posts/publishing/posts.service.ts',
    find: 'if (post.author_id !== viewer.id) throw new NotPostAuthor();',
    put: '',
    guards: api('posts', 'can be edited by their author only'),
  },
  {
    name: 'A post that is sent again is stored twice',
    file: 'server/src/kernel/idempotency/idempotency.ts',
    find: 'if (ctx.idempotencyKey === null) return null;',
    put: 'if (ctx.idempotencyKey !== undefined) return null;',
    guards: api('posts', 'are made once for each idempotency key'),
  },
  {
    name: 'A nod does not move the counter',
    file: 'server/src/posts/nods/nods.service.ts',
    find: 'update posts set nod_count = nod_count + 1',
    put: 'update posts set nod_count = nod_count + 0',
    guards: api('posts', 'keep exact counts under twenty nods'),
  },
  {
    name: 'A second vote of a person is counted too',
    file: 'server/src/posts/polls/poll-statements.ts',
    find: 'where q.post_id = (select post_id from voted) returning q.post_id',
    put: 'where q.post_id = (select post_id from target) returning q.post_id',
    guards: api('polls', 'is final, one for each person'),
  },
  {
    name: 'A scheduled post is published before its time',
    file: 'server/src/posts/publishing/scheduling/scheduling-statements.ts',
    find: 'where failure is null and due_at <= now()\norder by due_at, id limit 1 for update skip locked`;',
    put: "where failure is null and due_at <= now() + interval '1 year'\norder by due_at, id limit 1 for update skip locked`;",
    guards: api('scheduled-publication', 'are not published before it'),
  },
  {
    name: 'Everyone can reply where the author chose who can',
    file: 'server/src/posts/model/reply-control.ts',
    find: "if (!control.isAllowed) return 'LIMITED';",
    put: '',
    guards: api('reply-control'),
  },
  {
    name: 'A quote that waits for an answer shows the post to everyone',
    file: 'server/src/posts/read/quote.view.ts',
    find: "if (state === 'PENDING' && !isParty) return { state, post: null };",
    put: '',
    guards: api('quotes', 'is shown to its two authors'),
  },
  {
    name: 'A quote of a post that was withdrawn from it still shows it',
    file: 'server/src/posts/read/quote.view.ts',
    find: "const SHOWN_TO_NONE: readonly StoredQuoteState[] = ['REJECTED', 'REVOKED'];",
    put: "const SHOWN_TO_NONE: readonly StoredQuoteState[] = ['REJECTED'];",
    guards: api('quotes', 'withdraws it from one quote'),
  },
  {
    name: 'A filter that spares people one follows filters them too',
    file: 'server/src/posts/filters/filter-matching.ts',
    find: ' && !(rule.exceptFollowing && isFollowing))',
    put: ')',
    guards: [{ workspace: 'server', files: ['test/unit/filter-matching.test.ts'] }],
  },
  {
    name: 'Home gets posts live of people whom its reader does not follow',
    file: 'server/src/posts/live/feed-audience.ts',
    find: 'if (isHome) return reader.sees_at_home && (reader.is_following || (',
    put: 'if (isHome) return reader.sees_at_home && (isHome || (',
    guards: api('live', 'reach those who follow'),
  },
];
