import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { type Role, ROLES, type SignedInViewer } from '#kernel/request/viewer.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { UserNotFound } from '../users/user.errors.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountMaking } from './account-making.service.js';
import { CONTENT_CHOICES, type ContentChoice } from './managed-user.events.js';
import { draftOfBody, ManagedUserBody, NewManagedUserBody } from './managed-user.inputs.js';
import { type RestManagedUser, toRestManagedUser } from './managed-user.rest.js';
import { ManagedUserTimelines } from './managed-user.timelines.js';
import { ManagedUserViews } from './managed-user.view.js';
import { ManagedUsersService } from './managed-users.service.js';

/** The REST face of the administration of people. */
@Controller('identity/users')
export class ManagedUsersController {
  constructor(
    private readonly timelines: ManagedUserTimelines,
    private readonly views: ManagedUserViews,
    private readonly making: AccountMaking,
    private readonly users: ManagedUsersService,
    private readonly deletion: AccountDeletion,
  ) {}

  @Allow('admin', 'users.read')
  @Get()
  async list(@Query('keyword') keyword?: unknown, @Query('roleId') roleId?: unknown): Promise<RestManagedUser[]> {
    const filter = { query: one('keyword', keyword), role: one('roleId', roleId, ROLES) as Role | null };
    return (await this.views.inOrder(await this.timelines.all(filter))).map(toRestManagedUser);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @HttpCode(200)
  @Post()
  async create(@Body() body: NewManagedUserBody, @SignedIn() viewer: SignedInViewer): Promise<RestManagedUser> {
    return this.one(await this.making.make(viewer, draftOfBody(body)));
  }

  @Allow('admin', 'users.read')
  @Get(':id')
  async one(@Param('id', IdPipe) id: string): Promise<RestManagedUser> {
    const user = await this.views.byId(id);
    if (!user) throw new UserNotFound();
    return toRestManagedUser(user);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: ManagedUserBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestManagedUser> {
    await this.users.update(viewer, id, { ...body, role: body.roleId });
    return this.one(id);
  }

  /** `?content=keep` leaves what the person wrote, without a name. */
  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Delete(':id')
  async remove(
    @Param('id', IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
    @Query('content') content?: unknown,
  ): Promise<string> {
    await this.deletion.delete(viewer, id, (one('content', content, CONTENT_CHOICES) ?? 'remove') as ContentChoice);
    return id;
  }
}

/** A query parameter that is absent or one text. @throws InvalidInput */
function one(field: string, value: unknown, choices?: readonly string[]): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && (choices === undefined || choices.includes(value))) return value;
  const takes = choices === undefined ? 'one text' : `one of ${choices.join(', ')}`;
  throw new InvalidInput([{ field, message: `${field} takes ${takes}.` }]);
}
