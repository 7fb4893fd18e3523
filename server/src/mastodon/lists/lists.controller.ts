import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { LIST_REPLIES } from '#people/lists/list.entity.js';
import { ListNotFound } from '#people/lists/list.errors.js';
import { ListViews } from '#people/lists/list.view.js';
import { ListsService } from '#people/lists/lists.service.js';
import { type List, listFrom } from '../entities/list.js';
import { flag, text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';

const ListChange = z.object({
  title: text.optional(),
  replies_policy: z.enum(LIST_REPLIES).optional(),
  exclusive: flag.optional(),
});
const NewList = ListChange.extend({ title: text, replies_policy: z.enum(LIST_REPLIES).default('list') });

/** One's lists. Those that hold hashtags and phrases too are among them, as lists of people. */
@Controller('v1/lists')
export class MastodonListsController {
  constructor(
    private readonly lists: ListsService,
    private readonly views: ListViews,
  ) {}

  @Allow('user')
  @NeedsScope('read:lists')
  @Get()
  async all(@SignedIn() viewer: SignedInViewer): Promise<List[]> {
    return (await this.views.ofOwner(viewer.id)).map(listFrom);
  }

  @Allow('user')
  @NeedsScope('write:lists')
  @Limit('list')
  @Post()
  async create(
    @Params(NewList) { title, replies_policy: replies, exclusive }: z.infer<typeof NewList>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<List> {
    return this.one(await this.lists.create(viewer, { title, replies, isExclusive: exclusive ?? null }), viewer);
  }

  @Allow('user')
  @NeedsScope('read:lists')
  @Get(':id')
  async one(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<List> {
    const list = await this.views.byId(id, viewer.id);
    if (!list) throw new ListNotFound();
    return listFrom(list);
  }

  @Allow('user')
  @NeedsScope('write:lists')
  @Limit('list')
  @Put(':id')
  async change(
    @Param('id', RecordId) id: string,
    @Params(ListChange) { title, replies_policy: replies, exclusive }: z.infer<typeof ListChange>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<List> {
    const change = { replies: replies ?? null, isExclusive: exclusive ?? null };
    await this.lists.change(viewer, id, title === undefined ? change : { ...change, title });
    return this.one(id, viewer);
  }

  @Allow('user')
  @NeedsScope('write:lists')
  @Limit('list')
  @Delete(':id')
  async delete(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<object> {
    await this.lists.delete(viewer, id);
    return {};
  }
}
