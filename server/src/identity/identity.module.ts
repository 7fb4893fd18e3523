import { Global, Module } from '@nestjs/common';
import { AccountStatesModule } from './account-states/account-states.module.js';
import { AccountModule } from './account/account.module.js';
import { AddressesModule } from './addresses/addresses.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { AppsModule } from './apps/apps.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { EmailTokensModule } from './email-tokens/email-tokens.module.js';
import { FacesModule } from './faces/faces.module.js';
import { InvitesModule } from './invites/invites.module.js';
import { AccountMailsModule } from './mails/mails.module.js';
import { ManagedUsersModule } from './managed-users/managed-users.module.js';
import { PasswordChangesModule } from './password-changes/password-changes.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PersonalTokensModule } from './personal-tokens/personal-tokens.module.js';
import { ProfileImagesModule } from './profile-images/profile-images.module.js';
import { RegistrationRequestsModule } from './registration-requests/registration-requests.module.js';
import { RegistrationRulesModule } from './registration-rules/registration-rules.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { TokensModule } from './tokens/tokens.module.js';
import { ViewerModule } from './viewer/viewer.module.js';

const rooms = [
  AccountMailsModule,
  AccountModule,
  AccountStatesModule,
  AddressesModule,
  AdministrationModule,
  AppsModule,
  AuditLogModule,
  ClaimsModule,
  DevicesModule,
  DirectoryModule,
  EmailTokensModule,
  FacesModule,
  InvitesModule,
  ManagedUsersModule,
  PasswordChangesModule,
  PasswordsModule,
  PersonalTokensModule,
  ProfileImagesModule,
  RegistrationModule,
  RegistrationRequestsModule,
  RegistrationRulesModule,
  SecondFactorModule,
  SessionsModule,
  TokensModule,
  ViewerModule,
];

/** Accounts and who is signed in: a module for each room, whose exports every area may inject. */
@Global()
@Module({ imports: rooms, exports: rooms })
export class IdentityModule {}
