import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonListsModule } from '../lists/lists.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { AccountActsController } from './account-acts.controller.js';
import { AccountContentsController } from './account-contents.controller.js';
import { AccountFollowRequestsController } from './account-follow-requests.controller.js';
import { AccountListsController } from './account-lists.controller.js';
import { AccountRelationships } from './account-relationships.js';
import { AccountsController } from './accounts.controller.js';
import { OwnAccountController } from './own-account.controller.js';
import { PinnedStatuses } from './pinned-statuses.js';
import { ProfileChanges } from './profile-changes.js';

@Module({
  imports: [PeopleModule, PostsModule, MastodonEntitiesModule, MastodonListsModule, MastodonRequestModule],
  controllers: [
    AccountFollowRequestsController,
    AccountActsController,
    AccountContentsController,
    AccountListsController,
    OwnAccountController,
    AccountsController,
  ],
  providers: [AccountRelationships, PinnedStatuses, ProfileChanges],
})
export class MastodonAccountsModule {}
