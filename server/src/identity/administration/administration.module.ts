import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { ManagedUsersModule } from '../managed-users/managed-users.module.js';
import { PasswordChangesModule } from '../password-changes/password-changes.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountLinks } from './account-links.service.js';
import { AccountMaking } from './account-making.service.js';
import { Invitations } from './invitations.service.js';
import { ManagedUserAccessResolver } from './managed-user-access.resolver.js';
import { ManagedUserTimelines } from './managed-user.timelines.js';
import { ManagedUsersController } from './managed-users.controller.js';
import { ManagedUsersResolver, ManagedUserWritesResolver } from './managed-users.resolver.js';
import { ManagedUsersService } from './managed-users.service.js';

@Module({
  imports: [
    AddressesModule,
    DevicesModule,
    DirectoryModule,
    EmailTokensModule,
    ManagedUsersModule,
    PasswordChangesModule,
    PasswordsModule,
    SecondFactorModule,
    SessionsModule,
  ],
  controllers: [ManagedUsersController],
  providers: [
    AccountDeletion,
    AccountLinks,
    AccountMaking,
    Invitations,
    ManagedUserAccessResolver,
    ManagedUserTimelines,
    ManagedUsersService,
    ManagedUsersResolver,
    ManagedUserWritesResolver,
  ],
  exports: [AccountDeletion],
})
export class AdministrationModule {}
