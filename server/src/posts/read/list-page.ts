import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { FilterContextName } from '../filters/filter-contexts.js';
import { isHiddenIn } from '../filters/filter-match.view.js';
import type { PostView } from './post.view.js';
import type { ReadList } from './post-views.js';

/*
 * Reading a list of posts is four steps, each of which returns a value. They are the same for GraphQL, REST and Mastodon's API:
 *
 * 1. list: a timeline says which posts, as a statement (`PostList`) or as ids in their order (`IdPage`);
 * 2. hydrate: `PostViews` reads them as one viewer sees them;
 * 3. filter: `ListPage` leaves out what the viewer's filters hide there, and rows without a post;
 * 4. present: a connection, rows of REST, or statuses.
 *
 * A loop over the first three fills a page of which much was left out:
 *
 *     const page = new ListPage(keysetPage(LIST, args), 'LISTS');
 *     while (page.next) page.addList(await posts.ofList(timelines.everyone(viewer, page.next), viewer));
 *     return page.toConnection(LIST);
 */

/** How often a page is read on where rows of it are not shown. */
const MAX_REFILLS = 2;
/** Rows of such a read where less than half of a page is shown so far, such as when everyone requacked one post. */
const REFILL_ROWS = 50;

/** The posts of a list that is read once, at most so many. */
export function firstPosts({ ids, views }: ReadList, most: number): PostView[] {
  const posts = ids.slice(0, most).map((id) => views.get(id));
  return posts.filter((post) => post !== undefined);
}

/** Posts of a numbered page or a short list, without what filters of the viewer hide: it is not refilled. */
export function shownIn(posts: readonly PostView[], context: FilterContextName): PostView[] {
  return posts.filter((post) => !isHiddenIn(post, context));
}

/**
 * A page of a list while it is read. It is full, or says that there is a next page, whose cursor is after everything that was read. Where
 * all is shown, it is read once, else at most twice more.
 */
export class ListPage {
  /** The rows to read; null once the page is done. */
  next: KeysetPage | null;
  readonly shown = new Map<string, PostView>();
  private readonly ids: string[] = [];
  private readonly positions: (readonly string[])[] = [];
  private hasNextPage = true;
  private reads = 0;

  /** @param context where the list is shown: filters that hide there leave posts out */
  constructor(
    protected readonly asked: KeysetPage,
    private readonly context: FilterContextName,
  ) {
    this.next = asked;
  }

  /** Takes what `PostViews` read of `next`. */
  addList({ ids, views }: ReadList): void {
    if (!this.next) return;
    const rows = ids.map((id) => ({ id }));
    this.add(
      idPageOf(rows, this.next, ({ id }) => this.positionOf(id)),
      views,
    );
  }

  /** Takes the rows of `next` in a list with positions of another kind, and their posts. */
  add({ ids, positions, hasNextPage }: IdPage, views: ReadonlyMap<string, PostView>): void {
    const { first } = this.asked;
    let hidden = 0;
    this.hasNextPage = hasNextPage;
    for (const [index, id] of ids.entries()) {
      if (this.shown.size === first) {
        this.hasNextPage = true;
        break;
      }
      this.ids.push(id);
      this.positions.push(positions[index]!);
      const view = views.get(id);
      if (view && this.shows(view)) this.shown.set(id, view);
      else hidden += 1;
    }
    this.reads += 1;
    const isShort = hidden > 0 && this.hasNextPage && this.shown.size < first && this.reads <= MAX_REFILLS;
    this.next = isShort ? this.refill() : null;
  }

  private refill(): KeysetPage {
    const { first } = this.asked;
    const isSparse = this.shown.size * 2 < first;
    return { ...this.asked, first: isSparse ? Math.max(first, REFILL_ROWS) : first, after: this.positions.at(-1)! };
  }

  /** Everything that was read, whether it is shown or not. */
  get idPage(): IdPage {
    return { ids: this.ids, positions: this.positions, hasNextPage: this.hasNextPage };
  }

  /** @param list its name in cursors */
  toConnection(list: string): Connection<PostView> {
    return connectionOf(list, this.asked, this.idPage, this.shown);
  }

  protected positionOf(id: string): readonly string[] {
    return [id];
  }

  protected shows(post: PostView): boolean {
    return !isHiddenIn(post, this.context);
  }
}
