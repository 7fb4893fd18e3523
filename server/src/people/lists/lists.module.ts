import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { DeletedUserListsHandlers } from './deleted-user-lists.handlers.js';
import { ListContentsLoader } from './list-contents.loader.js';
import { ListFieldsResolver, ViewerListsResolver, UserListsResolver } from './list-fields.resolver.js';
import { ListMemberTimelines } from './list-member.timelines.js';
import { ListViews } from './list.view.js';
import { ListsController } from './lists.controller.js';
import { ListsResolver } from './lists.resolver.js';
import { ListsService } from './lists.service.js';
import { ViewerListsLoader } from './viewer-lists.loader.js';

@Module({
  imports: [UsersModule],
  controllers: [ListsController],
  providers: [
    ListsService,
    ListViews,
    ListContentsLoader,
    ListMemberTimelines,
    ListsResolver,
    ListFieldsResolver,
    ViewerListsResolver,
    ViewerListsLoader,
    UserListsResolver,
    DeletedUserListsHandlers,
  ],
  exports: [ListsService, ListViews, ListMemberTimelines, ViewerListsLoader],
})
export class ListsModule {}
