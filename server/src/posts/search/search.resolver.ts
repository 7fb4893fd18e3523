import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isUuid } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPage, keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import type { KeysetPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { PostConnection, type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { ListPage } from '../read/list-page.js';
import { MatchedWords } from './matched-words.js';
import { SearchOrder, type SearchOrderName } from './search-order.js';
import { type Matching, parseSearchQuery, type SearchQuery, takesBeginnings } from './search-query.js';
import { SearchTimelines } from './search.timelines.js';

/** A list by its name in cursors, which say how the search continues; its second form is that of beginnings. */
interface FoundList {
  readonly name: string;
  readonly matching: Matching;
  /** Parts of a position. */
  readonly parts: 1 | 3;
}

const listsOf = (name: string, parts: FoundList['parts']): readonly [FoundList, FoundList] => [
  { name, matching: 'words', parts },
  { name: `${name}.beginnings`, matching: 'beginnings', parts },
];
const LISTS = { latest: listsOf('searchPosts', 1), top: listsOf('searchPosts.top', 3) };

/** A connection of found posts remembers what was searched for. */
type FoundPosts = Connection<PostView> & { searched?: { query: SearchQuery; matching: Matching } };

@Resolver(() => PostConnection)
export class SearchResolver {
  constructor(
    private readonly timelines: SearchTimelines,
    private readonly views: PostViews,
    private readonly matched: MatchedWords,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Limit('search')
  @Query(() => PostConnection, {
    description:
      'Quacks and replies by their words. Takes "phrases", -word and -"a phrase" to leave out, OR between words or phrases, #hashtags, from:handle, has:media, before:YYYY-MM-DD and after:YYYY-MM-DD. A search without quotes that finds nothing is repeated with words that begin like its own.',
  })
  async searchPosts(
    @Args('query', { type: () => String, description: 'What to look for; at most 1,000 bytes and 20 words.' })
    query: string,
    @Args('order', {
      type: () => SearchOrder,
      nullable: true,
      defaultValue: SearchOrder.LATEST,
      description: 'Newest first by default.',
    })
    order: SearchOrderName | null,
    @Args('timeZone', {
      type: () => String,
      nullable: true,
      defaultValue: 'UTC',
      description: 'The time zone of the days, such as Asia/Jerusalem.',
    })
    timeZone: string | null,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FoundPosts> {
    const isTop = order === SearchOrder.TOP;
    const searched = parseSearchQuery(query, timeZone ?? 'UTC');
    const asked = pageOf(isTop ? LISTS.top : LISTS.latest, args);
    let { list } = asked;
    const find = (next: KeysetPage) => this.timelines[isTop ? 'top' : 'latest'](searched, viewer, next, list.matching);
    let found = await find(asked.page);
    if (found.ids.length === 0 && asked.page.after === null && takesBeginnings(query, searched)) {
      [, list] = isTop ? LISTS.top : LISTS.latest;
      found = await find(asked.page);
    }
    const page = new ListPage(asked.page, 'LISTS');
    page.add(found, await this.views.byIds(found.ids, viewer));
    while (page.next) {
      found = await find(page.next);
      page.add(found, await this.views.byIds(found.ids, viewer));
    }
    return { ...page.toConnection(list.name), searched: { query: searched, matching: list.matching } };
  }

  @ResolveField('matchedWords', () => [String], {
    description:
      'In searchPosts: the words of this page that the search matched, as the posts spell them. Empty elsewhere.',
  })
  async matchedWords(@Parent() { edges, searched }: FoundPosts): Promise<string[]> {
    if (!searched) return [];
    return this.matched.in(
      edges.map(({ node }) => node.content),
      searched.query,
      searched.matching,
    );
  }
}

/** @throws InvalidInput if the cursor is of neither list */
function pageOf([list, ofBeginnings]: readonly [FoundList, FoundList], args: PageArgs) {
  const isOfBeginnings = Buffer.from(args.after ?? '', 'base64url')
    .toString()
    .startsWith(`${ofBeginnings.name}:`);
  const { name, parts } = isOfBeginnings ? ofBeginnings : list;
  if (parts === 1) return { list: isOfBeginnings ? ofBeginnings : list, page: keysetPage(name, args) };
  const page: KeysetPage = keysetPageOf(name, parts, args);
  const [anchor, score, id] = page.after ?? [];
  if (page.after !== null && !(isUuid(anchor!) && /^\d{1,9}$/.test(score!) && isUuid(id!)))
    throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
  return { list: isOfBeginnings ? ofBeginnings : list, page };
}
