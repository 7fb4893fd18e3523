import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { DeletedUserLinksHandlers } from './deleted-user-links.handlers.js';
import { ProfileLinkVerification } from './profile-link-verification.job.js';
import { ProfileLinksLoader } from './profile-links.loader.js';
import { ProfileLinksResolver } from './profile-links.resolver.js';
import { ProfileLinksService } from './profile-links.service.js';

@Module({
  imports: [UsersModule],
  providers: [
    ProfileLinksService,
    ProfileLinksLoader,
    ProfileLinksResolver,
    ProfileLinkVerification,
    DeletedUserLinksHandlers,
  ],
  exports: [ProfileLinksService, ProfileLinksLoader],
})
export class ProfileLinksModule {}
