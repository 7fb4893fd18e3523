import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { type Role, ROLES, type SignedInViewer } from '#kernel/request/viewer.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { UserNotFound } from '../users/user.errors.js';
import { OwnPassword } from '../second-factor/own-password.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountMaking } from './account-making.service.js';
import { CONTENT_CHOICES, type ContentChoice } from '../managed-users/managed-user.events.js';
import { draftOfBody, ManagedUserBody, NewManagedUserBody } from './managed-user.inputs.js';
import { RestManagedUser, toRestManagedUser } from './managed-user.rest.js';
import { ManagedUserTimelines } from './managed-user.timelines.js';
import { ManagedUserViews } from '../managed-users/managed-user.view.js';
import { ManagedUsersService } from './managed-users.service.js';

/** REST endpoints for managing users. */
@Controller('identity/users')
export class ManagedUsersController {
  constructor(
    private readonly timelines: ManagedUserTimelines,
    private readonly views: ManagedUserViews,
    private readonly making: AccountMaking,
    private readonly users: ManagedUsersService,
    private readonly deletion: AccountDeletion,
    private readonly ownPassword: OwnPassword,
  ) {}

  @Allow('admin', 'users.read')
  @TokenScope('admin')
  @AnswersList('Lists accounts, newest first.', RestManagedUser)
  @Get()
  async list(@Query('keyword') keyword?: unknown, @Query('roleId') roleId?: unknown): Promise<RestManagedUser[]> {
    const filter = { query: one('keyword', keyword), role: one('roleId', roleId, ROLES) as Role | null };
    return (await this.views.inOrder(await this.timelines.all(filter))).map(toRestManagedUser);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @HttpCode(200)
  @Answers('Makes an account. Its address counts as verified.', RestManagedUser)
  @Post()
  async create(@Body() body: NewManagedUserBody, @SignedIn() viewer: SignedInViewer): Promise<RestManagedUser> {
    await this.ownPassword.confirmRole(viewer, body.roleId, body);
    return this.one(await this.making.make(viewer, draftOfBody(body)));
  }

  @Allow('admin', 'users.read')
  @TokenScope('admin')
  @Answers('One account.', RestManagedUser)
  @Get(':id')
  async one(@Param('id', IdPipe) id: string): Promise<RestManagedUser> {
    const user = await this.views.byId(id);
    if (!user) throw new UserNotFound();
    return toRestManagedUser(user);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Answers('Changes an account of a lower role; what is left out stays.', RestManagedUser)
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() body: ManagedUserBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestManagedUser> {
    await this.ownPassword.confirmRole(viewer, body.roleId, body);
    await this.users.update(viewer, id, { ...body, role: body.roleId });
    return this.one(id);
  }

  /** `?content=keep` keeps the user's posts, without a name. */
  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Answers('Deletes an account of a lower role; data is its id.', uuid)
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

/** An optional query parameter that may occur once. @throws InvalidInput */
function one(field: string, value: unknown, choices?: readonly string[]): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && (choices === undefined || choices.includes(value))) return value;
  const expected = choices === undefined ? 'a string' : `one of ${choices.join(', ')}`;
  throw new InvalidInput([{ field, message: `${field} must be ${expected}.` }]);
}
