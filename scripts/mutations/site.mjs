// Breaks of the kernel, and of the areas that serve the whole site.

const api = (file, tests) => [{ workspace: 'server', files: [`test/api/${file}.test.ts`], ...(tests && { tests }) }];
const unit = (file) => [{ workspace: 'server', files: [`test/unit/${file}.test.ts`] }];

/** @type {import('./break.mjs').Break[]} */
export const siteBreaks = [
  {
    name: 'A page says that there is another one where there is none',
    file: 'server/src/kernel/paging/keyset.ts',
    find: 'hasNextPage: rows.length > page.first,',
    put: 'hasNextPage: rows.length >= page.first,',
    guards: api('pins', 'their pages concatenate to the whole'),
  },
  {
    name: 'A browser may guess the type of what the server sends',
    file: 'server/src/kernel/http/security-headers.ts',
    find: "'X-Content-Type-Options': 'nosniff',",
    put: '',
    guards: api('headers'),
  },
  {
    name: 'The limits that operations name are not counted',
    file: 'server/src/kernel/limits/rate-limit.guard.ts',
    find: 'for (const name of names) await this.limiter.admit(name, ctx);',
    put: '',
    guards: api('people-limits'),
  },
  {
    name: 'A conflict is answered over REST as if the request was wrong',
    file: 'server/src/kernel/errors/app-error.ts',
    find: 'CONFLICT: 409,',
    put: 'CONFLICT: 400,',
    guards: api('post-language', 'makes another request of one that is sent again'),
  },
  {
    name: 'Markup in a post is markup of the page that the server sends',
    file: 'server/src/kernel/html/html.ts',
    find: String.raw`.replace(/[&<>"']/g, (character)`,
    put: String.raw`.replace(/[&"']/g, (character)`,
    guards: api('web-pages', 'shows markup as text'),
  },
  {
    name: 'A cell of a CSV file that begins with = is a formula',
    file: 'server/src/kernel/text/csv.ts',
    find: String.raw`const safe = /^[=+\-@\t\r]/.test(text)`,
    put: String.raw`const safe = /^[+\-@\t\r]/.test(text)`,
    guards: api('email-subscriptions', 'nothing is a formula'),
  },
  {
    name: 'Any file passes for a picture',
    file: 'server/src/media/uploads/file-kind.ts',
    find: "matches: (head) => head.toString('latin1', 0, 8) === '\\x89PNG\\r\\n\\x1a\\n' },",
    put: "matches: (head) => !head.toString('latin1', 4, 8).includes('ftyp') },",
    guards: api('media-refused'),
  },
  {
    name: 'Articles of a category come in reverse order',
    file: 'server/src/help/topics/help-topic.view.ts',
    find: "      .orderBy('t.position')",
    put: "      .orderBy('t.position', 'desc')",
    guards: api('help-order'),
  },
  {
    name: 'A product is sorted by price in the wrong direction',
    file: 'server/src/products/catalog/product-order.ts',
    find: "`${key} ${descending ? 'desc' : 'asc'}`",
    put: "`${key} ${descending ? 'asc' : 'desc'}`",
    guards: api('products'),
  },
  {
    name: 'Maintenance goes on after its end',
    file: 'server/src/operations/maintenance/maintenance-window.ts',
    find: ' && now < (endsAt?.getTime() ?? Infinity);',
    put: ' && endsAt !== undefined;',
    guards: unit('maintenance-window'),
  },
  {
    name: 'An address is unsubscribed by a token that was made up',
    file: 'server/src/email-subscription/subscription-keys.ts',
    find: 'return timingSafeEqual(Buffer.from(this.unsubscribeToken(digest)), Buffer.from(token)) ? digest : null;',
    put: 'return timingSafeEqual(Buffer.from(token), Buffer.from(token)) ? digest : null;',
    guards: api('email-subscriptions'),
  },
  {
    name: 'A status of the client API of Mastodon has no field "pinned"',
    file: 'server/src/mastodon/entities/status.ts',
    find: '      pinned: company.isFeatured,\n',
    put: '',
    guards: [{ workspace: 'server', files: ['test/mastodon/status-reads.test.ts'] }],
  },
  {
    name: 'An app of Mastodon may do what its scopes leave out',
    file: 'server/src/kernel/request/scopes/scope.guard.ts',
    find: 'if (!isAllowed) throw new OutsideScopes();',
    put: '',
    guards: [{ workspace: 'server', files: ['test/mastodon/rights.test.ts'] }],
  },
  {
    name: 'An export of data has posts that were deleted',
    file: 'server/src/portability/exports/export-statements.ts',
    find: 'where p.author_id = $1::uuid and p.deleted_at is null and p.id > $2::uuid',
    put: 'where p.author_id = $1::uuid and p.id > $2::uuid',
    guards: api('exports', 'holds what the person wrote'),
  },
];
