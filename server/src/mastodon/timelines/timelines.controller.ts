import { keysAsked } from '@mallard/rules/hashtag-key';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { MAX_ID } from '#kernel/database/ids.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListViews } from '#people/lists/list.view.js';
import { ListPostTimelines } from '#posts/lists/list-posts.timelines.js';
import { ListPage } from '#posts/read/list-page.js';
import { HomePage } from '#posts/timelines/home-page.js';
import { PostTimelines } from '#posts/timelines/post.timelines.js';
import type { Status } from '../entities/status.js';
import { askedStatuses, onlyNewest, StatusLists } from '../lists/status-lists.js';
import { Exchanged, type Exchange } from '../request/exchange.js';
import { flag, id, listOf, text } from '../request/fields.js';
import { keysetOf } from '../request/list-page.js';
import { PageFields, PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';

const HomeParams = z.object({ ...PageFields, until: id.optional() });
type HomeParams = z.infer<typeof HomeParams>;

const OpenFields = { ...PageFields, remote: flag.optional(), only_media: flag.optional() };
const OpenParams = z.object(OpenFields);
type OpenParams = z.infer<typeof OpenParams>;

/** Hashtags beside the one of the address, at most. */
const MAX_TAGS = 4;
const tags = listOf(text, MAX_TAGS).optional();
const TagParams = z.object({ ...OpenFields, any: tags, all: tags, none: tags });
type TagParams = z.infer<typeof TagParams>;

/** https://docs.joinmastodon.org/methods/timelines/ */
@Controller('v1/timelines')
export class TimelinesController {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly listTimelines: ListPostTimelines,
    private readonly lists: ListViews,
    private readonly pages: StatusLists,
  ) {}

  @Allow('user')
  @NeedsScope('read:statuses')
  @Get('home')
  async home(
    @Params(HomeParams) { until, ...params }: HomeParams,
    @Exchanged() exchange: Exchange,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status[]> {
    const asked = askedStatuses(params);
    const keyset = keysetOf(asked);
    const page = new HomePage({ ...keyset, after: keyset.after && [keyset.after[0]!, until ?? MAX_ID] });
    while (page.next) {
      const list =
        asked.sinceId === null
          ? this.timelines.following(viewer, page.next)
          : this.timelines.followingSince(viewer, asked.sinceId, page.next);
      await this.pages.read(page, list, viewer);
    }
    return this.pages.present(exchange, asked, page, page.until === MAX_ID ? undefined : page.until);
  }

  /** There are no remote posts. */
  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get('public')
  async everyone(@Params(OpenParams) params: OpenParams, @Exchanged() exchange: Exchange): Promise<Status[]> {
    if (params.remote) return [];
    const { viewer } = exchange.ctx;
    const asked = askedStatuses(params);
    const page = new ListPage(keysetOf(asked), 'LISTS');
    while (page.next) {
      const list = this.timelines.everyone(viewer, page.next, params.only_media);
      await this.pages.read(page, onlyNewest(asked, list), viewer);
    }
    return this.pages.present(exchange, asked, page);
  }

  /** Posts with the hashtag or one of `any`, that have those of `all` too, and none of `none`. */
  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get('tag/:hashtag')
  async tagged(
    @Param('hashtag') hashtag: string,
    @Params(TagParams) params: TagParams,
    @Exchanged() exchange: Exchange,
  ): Promise<Status[]> {
    const keysOf = (asked: readonly string[] = []) => [...new Set(asked.flatMap(keysAsked))];
    const [tag, ...others] = keysOf([hashtag, ...(params.any ?? [])]);
    if (tag === undefined || params.remote) return [];
    const { viewer } = exchange.ctx;
    const more = { all: keysOf(params.all), none: keysOf(params.none), onlyMedia: params.only_media ?? false };
    const isSelected = more.onlyMedia || [others, more.all, more.none].some((keys) => keys.length > 0);
    const asked = askedStatuses(params);
    const page = new ListPage(keysetOf(asked), 'LISTS');
    while (page.next) {
      const list = isSelected
        ? this.timelines.byTagSelected({ any: [tag, ...others], ...more }, viewer, page.next)
        : this.timelines.byTag(tag, viewer, page.next);
      await this.pages.read(page, onlyNewest(asked, list), viewer);
    }
    return this.pages.present(exchange, asked, page);
  }

  @Allow('user')
  @NeedsScope('read:lists')
  @Get('list/:id')
  async listed(
    @Param('id', RecordId) listId: string,
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status[]> {
    const list = await this.lists.byId(listId, viewer.id);
    if (!list) throw new RecordNotFound();
    const asked = askedStatuses(params);
    const page = new ListPage(keysetOf(asked), 'HOME');
    while (page.next) {
      await this.pages.read(page, onlyNewest(asked, this.listTimelines.of(list, viewer, page.next)), viewer);
    }
    return this.pages.present(exchange, asked, page);
  }
}
