import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ProfileImagesModule } from '../profile-images/profile-images.module.js';
import { ViewerModule } from '../viewer/viewer.module.js';
import { AccountController } from './account.controller.js';
import { CurrentUsers } from './current-user.rest.js';
import { HandleChanges } from './handle-changes.service.js';
import { IdentitySweep } from './identity-sweep.job.js';
import { LiveViewers } from './live-viewers.js';
import { PreferencesService } from './preferences.service.js';
import { ProfileService } from './profile.service.js';
import { RootAccount } from './root-account.js';
import { ViewerChangedSubscriptions } from './viewer-changed.subscriptions.js';
import { ViewerResolver } from './viewer.resolver.js';

@Module({
  imports: [DevicesModule, DirectoryModule, PasswordsModule, ProfileImagesModule, ViewerModule],
  controllers: [AccountController],
  providers: [
    HandleChanges,
    LiveViewers,
    ViewerChangedSubscriptions,
    ProfileService,
    PreferencesService,
    CurrentUsers,
    ViewerResolver,
    RootAccount,
    IdentitySweep,
  ],
  exports: [ProfileService, PreferencesService, RootAccount],
})
export class AccountModule {}
