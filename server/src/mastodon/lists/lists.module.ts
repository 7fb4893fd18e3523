import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { AccountLists } from './account-lists.js';
import { AccountPages } from './account-pages.js';
import { ListAccountsController } from './list-accounts.controller.js';
import { MastodonListsController } from './lists.controller.js';
import { StatusLists } from './status-lists.js';

@Module({
  imports: [PeopleModule, PostsModule, MastodonEntitiesModule, MastodonRequestModule],
  controllers: [ListAccountsController, MastodonListsController],
  providers: [AccountLists, AccountPages, StatusLists],
  exports: [AccountLists, AccountPages, StatusLists],
})
export class MastodonListsModule {}
