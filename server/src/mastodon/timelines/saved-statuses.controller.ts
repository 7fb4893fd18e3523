import { Controller, Get } from '@nestjs/common';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PinTimelines } from '#posts/pins/pin.timelines.js';
import { ListPage } from '#posts/read/list-page.js';
import { PostViews } from '#posts/read/post-views.js';
import { PostTimelines } from '#posts/timelines/post.timelines.js';
import type { Status } from '../entities/status.js';
import { askedStatuses, StatusLists } from '../lists/status-lists.js';
import { Exchanged, type Exchange } from '../request/exchange.js';
import { keysetOf } from '../request/list-page.js';
import { PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';

/** What the viewer gave a nod, and what they saved: our pins are Mastodon's bookmarks. */
@Controller('v1')
export class SavedStatusesController {
  constructor(
    private readonly timelines: PostTimelines,
    private readonly pins: PinTimelines,
    private readonly posts: PostViews,
    private readonly pages: StatusLists,
  ) {}

  @Allow('user')
  @NeedsScope('read:favourites')
  @Get('favourites')
  async favourites(
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status[]> {
    const asked = askedStatuses(params);
    const page = new ListPage(keysetOf(asked), 'PROFILES');
    while (page.next) {
      await this.pages.readIds(page, await this.timelines.noddedBy(viewer.id, viewer, page.next), viewer);
    }
    return this.pages.present(exchange, asked, page);
  }

  /** Filters hide nothing of what someone saved. */
  @Allow('user')
  @NeedsScope('read:bookmarks')
  @Get('bookmarks')
  async bookmarks(
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status[]> {
    const asked = askedStatuses(params);
    const idPage = await this.pins.pinnedBy(viewer.id, keysetOf(asked));
    const shown = await this.posts.byIdsWithMentions(idPage.ids, viewer);
    return this.pages.present(exchange, asked, { idPage, shown });
  }
}
