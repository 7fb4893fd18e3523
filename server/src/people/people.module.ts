import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { DeletedUserFollowsHandlers } from './follows/deleted-user-follows.handlers.js';
import { FollowRequestTimelines } from './follows/follow-request.timelines.js';
import { FollowRequestsResolver } from './follows/follow-requests.resolver.js';
import { FollowRequestsService } from './follows/follow-requests.service.js';
import { FollowsController } from './follows/follows.controller.js';
import { FollowsResolver } from './follows/follows.resolver.js';
import { FollowsService } from './follows/follows.service.js';
import { InviteOfferResolver } from './invites/invite-offer.resolver.js';
import { InvitedUserHandlers } from './invites/invited-user.handlers.js';
import { DeletedUserListsHandlers } from './lists/deleted-user-lists.handlers.js';
import { ListContentsLoader } from './lists/list-contents.loader.js';
import { ListFieldsResolver, UserListsResolver, ViewerListsResolver } from './lists/list-fields.resolver.js';
import { ListMemberTimelines } from './lists/list-member.timelines.js';
import { ListViews } from './lists/list.view.js';
import { ListsController } from './lists/lists.controller.js';
import { ListsResolver } from './lists/lists.resolver.js';
import { ListsService } from './lists/lists.service.js';
import { ViewerListsLoader } from './lists/viewer-lists.loader.js';
import { DeletedUserLinksHandlers } from './profile-links/deleted-user-links.handlers.js';
import { ProfileLinkVerification } from './profile-links/profile-link-verification.job.js';
import { ProfileLinksLoader } from './profile-links/profile-links.loader.js';
import { ProfileLinksResolver } from './profile-links/profile-links.resolver.js';
import { ProfileLinksService } from './profile-links/profile-links.service.js';
import { DeletedUserPoliciesHandlers } from './notification-policies/deleted-user-policies.handlers.js';
import { NotificationPoliciesResolver } from './notification-policies/notification-policies.resolver.js';
import { NotificationPoliciesService } from './notification-policies/notification-policies.service.js';
import { OwnProfileViews } from './profiles/own-profile.view.js';
import { ProfilesController } from './profiles/profiles.controller.js';
import { DeletedUserRelationshipsHandlers } from './relationships/deleted-user-relationships.handlers.js';
import { EndedMutes } from './relationships/ended-mutes.job.js';
import { RelatedUserViews } from './relationships/related-user.view.js';
import { RelationshipTimelines } from './relationships/relationship.timelines.js';
import { RelationshipsController } from './relationships/relationships.controller.js';
import { RelationshipsResolver } from './relationships/relationships.resolver.js';
import { RelationshipsService } from './relationships/relationships.service.js';
import { AdminUserLoader } from './users/admin-user.loader.js';
import { ManagedUserResolver } from './users/managed-user.resolver.js';
import { KnownFollowersLoader } from './users/known-followers.js';
import { UserLoader } from './users/user.loader.js';
import { UserTimelines } from './users/user.timelines.js';
import { UserViews } from './users/user.view.js';
import { UsersResolver } from './users/users.resolver.js';
import { ViewerUserResolver } from './users/viewer-user.resolver.js';

@Module({
  imports: [IdentityModule],
  controllers: [ProfilesController, FollowsController, RelationshipsController, ListsController],
  providers: [
    DeletedUserFollowsHandlers,
    AdminUserLoader,
    ManagedUserResolver,
    FollowsService,
    FollowRequestsService,
    FollowRequestTimelines,
    FollowRequestsResolver,
    UserTimelines,
    UserViews,
    UserLoader,
    KnownFollowersLoader,
    UsersResolver,
    ViewerUserResolver,
    FollowsResolver,
    InviteOfferResolver,
    InvitedUserHandlers,
    RelatedUserViews,
    RelationshipsService,
    RelationshipTimelines,
    RelationshipsResolver,
    EndedMutes,
    DeletedUserRelationshipsHandlers,
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
    OwnProfileViews,
    ProfileLinksService,
    ProfileLinksLoader,
    ProfileLinksResolver,
    ProfileLinkVerification,
    DeletedUserLinksHandlers,
    NotificationPoliciesService,
    NotificationPoliciesResolver,
    DeletedUserPoliciesHandlers,
  ],
  exports: [
    UserViews,
    UserLoader,
    UserTimelines,
    FollowsService,
    KnownFollowersLoader,
    ProfileLinksLoader,
    RelationshipsService,
    ListsService,
    ListViews,
    ViewerListsLoader,
    FollowRequestsService,
    FollowRequestTimelines,
    RelatedUserViews,
    RelationshipTimelines,
    ListMemberTimelines,
    OwnProfileViews,
    ProfileLinksService,
    NotificationPoliciesService,
  ],
})
export class PeopleModule {}
