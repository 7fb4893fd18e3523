import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Authenticator } from '#kernel/request/authenticator.js';
import { NetworkGate } from '#kernel/request/network-gate.js';
import { AccountController } from './account/account.controller.js';
import { HandleChanges } from './account/handle-changes.service.js';
import { CurrentUsers } from './account/current-user.rest.js';
import { IdentitySweep } from './account/identity-sweep.job.js';
import { PreferencesService } from './account/preferences.service.js';
import { ProfileService } from './account/profile.service.js';
import { RootAccount } from './account/root-account.js';
import { ViewerResolver } from './account/viewer.resolver.js';
import { ViewerViews } from './account/viewer.view.js';
import { AccountStates } from './account-states/account-states.service.js';
import { AccountStatesJob } from './account-states/account-states.job.js';
import { SuspendedAddresses } from './account-states/suspended-addresses.js';
import { LeavingResolver } from './account-states/leaving.resolver.js';
import { Leaving } from './account-states/leaving.service.js';
import { AddressChanges } from './addresses/address-changes.service.js';
import { AddressRestoring } from './addresses/address-restoring.service.js';
import { AddressesResolver } from './addresses/addresses.resolver.js';
import { EmailChangeLinks } from './addresses/email-change-links.service.js';
import { EmailChangeStore } from './addresses/email-change-store.js';
import { EmailChanges } from './addresses/email-changes.service.js';
import { AccountDeletion } from './administration/account-deletion.service.js';
import { AccountLinks } from './administration/account-links.service.js';
import { AccountMaking } from './administration/account-making.service.js';
import { Invitations } from './administration/invitations.service.js';
import { ManagedUserAccessResolver } from './administration/managed-user-access.resolver.js';
import { ManagedUserTimelines } from './administration/managed-user.timelines.js';
import { ManagedUserViews } from './administration/managed-user.view.js';
import { ManagedUsersService } from './administration/managed-users.service.js';
import { ManagedUsersController } from './administration/managed-users.controller.js';
import { ManagedUsersResolver, ManagedUserWritesResolver } from './administration/managed-users.resolver.js';
import { ClaimViews } from './claims/claim.view.js';
import { CategoryDefinitionsLoader, ClaimCategoryLoader, ClaimsInForceLoader } from './claims/claim.loaders.js';
import { ClaimsService } from './claims/claims.service.js';
import { ClaimGrants } from './claims/claim-grants.service.js';
import { ClaimsResolver } from './claims/claims.resolver.js';
import { ClaimGrantsResolver } from './claims/claim-grants.resolver.js';
import { RoleSizes } from './claims/role-sizes.js';
import {
  ClaimCategoryFieldsResolver,
  ClaimDefinitionFieldsResolver,
  ManagedUserClaimsResolver,
  ViewerClaimsResolver,
} from './claims/claim-fields.resolver.js';
import { ClaimsController } from './claims/claims.controller.js';
import { ClaimGrantsController } from './claims/claim-grants.controller.js';
import { AuditEntryViews } from './audit-log/audit-entry.view.js';
import { AuditTimelines } from './audit-log/audit.timelines.js';
import { AuditLogController } from './audit-log/audit-log.controller.js';
import { AuditLogResolver } from './audit-log/audit-log.resolver.js';
import { LiveViewers } from './account/live-viewers.js';
import { ViewerChangedSubscriptions } from './account/viewer-changed.subscriptions.js';
import { DeletedUserImagesHandlers } from './profile-images/deleted-user-images.handlers.js';
import { SystemClaims } from './claims/system-claims.js';
import { InviteUse } from './invites/invite-use.js';
import { InviteViews } from './invites/invite.view.js';
import { InvitesController } from './invites/invites.controller.js';
import { InvitesResolver } from './invites/invites.resolver.js';
import { InvitesService } from './invites/invites.service.js';
import { AccountMails } from './mails/account-mails.js';
import { ChangePasswordService } from './passwords/change-password.service.js';
import { Credentials } from './passwords/credentials.js';
import { OwnPassword } from './passwords/own-password.js';
import { PasswordStore } from './passwords/password-store.js';
import { Passwords } from './passwords/passwords.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PasswordsResolver } from './passwords/passwords.resolver.js';
import { ResetLinks } from './passwords/reset-links.js';
import { ResetPasswordService } from './passwords/reset-password.service.js';
import { ResetRequests } from './passwords/reset-requests.js';
import { AppsService } from './apps/apps.service.js';
import { OAuth } from './apps/oauth.service.js';
import { appProviders } from './apps/apps.providers.js';
import { AppsResolver } from './apps/apps.resolver.js';
import { PersonalTokenReader } from './personal-tokens/personal-token-reader.js';
import { PersonalTokenUse } from './personal-tokens/personal-token-use.js';
import { PersonalTokenViews } from './personal-tokens/personal-token.view.js';
import { PersonalTokensResolver } from './personal-tokens/personal-tokens.resolver.js';
import { PersonalTokensService } from './personal-tokens/personal-tokens.service.js';
import { ProfileImageEncoder } from './profile-images/profile-image-encoder.js';
import { FaceFiles } from './faces/face-files.js';
import { FacePainter } from './faces/face-painter.js';
import { ProfileImageFiles } from './profile-images/profile-image-files.js';
import { ProfileImageStore } from './profile-images/profile-image-store.js';
import { ProfileImageService } from './profile-images/profile-image.service.js';
import { AdmissionRules } from './registration/admission.js';
import { EmailTokens } from './registration/email-tokens.js';
import { Enrollment } from './registration/enrollment.js';
import { FormTokens } from './registration/form-tokens.js';
import { KnownAddress } from './registration/known-address.js';
import { RegistrationGate } from './registration/registration-gate.js';
import { RegistrationStates } from './registration/registration-states.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationResolver } from './registration/registration.resolver.js';
import { RegistrationService } from './registration/registration.service.js';
import { VerificationLinks } from './registration/verification-links.js';
import { VerificationService } from './registration/verification.service.js';
import { AccountSecurityViews } from './second-factor/account-security.view.js';
import { Confirmations } from './second-factor/confirmations.js';
import { DisownedSignIns } from './second-factor/disowned-sign-ins.js';
import { PasskeyChallenges } from './second-factor/passkey-challenges.js';
import { PasskeyProof } from './second-factor/passkey-proof.js';
import { PasskeySignInResolver } from './second-factor/passkey-sign-in.resolver.js';
import { PasskeySignIn } from './second-factor/passkey-sign-in.service.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SecondFactorBox } from './second-factor/second-factor-box.js';
import { SignInNotices } from './second-factor/sign-in-notices.js';
import { TotpSettings } from './second-factor/totp-settings.service.js';
import { RegistrationDecisions } from './registration-requests/registration-decisions.service.js';
import { RegistrationRequestViews } from './registration-requests/registration-request.view.js';
import { RegistrationRequests } from './registration-requests/registration-requests.js';
import { RegistrationRequestsResolver } from './registration-requests/registration-requests.resolver.js';
import { BlockViews } from './registration-rules/block.view.js';
import { BlocksResolver } from './registration-rules/blocks.resolver.js';
import { BlocksService } from './registration-rules/blocks.service.js';
import { MailExchanges } from './registration-rules/mail-exchanges.js';
import { RegistrationBoard } from './registration-rules/registration-board.js';
import { RegistrationSettingsResolver } from './registration-rules/registration-settings.resolver.js';
import { RegistrationSettingsService } from './registration-rules/registration-settings.service.js';
import { RulesChanges } from './registration-rules/rules-changes.js';
import { RulesReader } from './registration-rules/rules-reader.js';
import { SessionAuthenticator } from './sessions/session-authenticator.js';
import { SessionViewers } from './sessions/session-viewers.js';
import { SessionWatch } from './sessions/session-watch.js';
import { SessionHandlers } from './sessions/session.handlers.js';
import { SessionViews } from './sessions/session.view.js';
import { SessionsResolver } from './sessions/sessions.resolver.js';
import { SessionsService } from './sessions/sessions.service.js';
import { AccessTokenVerifier } from './tokens/access-token-verifier.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { JwtStrategy } from './tokens/jwt.strategy.js';
import { LoginThrottle } from './tokens/login-throttle.js';
import { LogoutService } from './tokens/logout.service.js';
import { RefreshService } from './tokens/refresh.service.js';
import { SignInService } from './tokens/sign-in.service.js';
import { TokenKeys } from './tokens/token-keys.js';
import { TokenPairs } from './tokens/token-pair.js';
import { TokensController } from './tokens/tokens.controller.js';
import { AuthPayloads } from './tokens/tokens.payloads.js';
import { TokensResolver } from './tokens/tokens.resolver.js';
import { Accounts } from './users/accounts.js';
import { HandleDirectory } from './users/handle-directory.js';

/** Accounts, passwords, tokens and sessions. Global, because every request is authenticated. */
@Global()
@Module({
  imports: [JwtModule.register({})],
  controllers: [
    AccountController,
    PasswordsController,
    RegistrationController,
    TokensController,
    ManagedUsersController,
    ClaimsController,
    ClaimGrantsController,
    AuditLogController,
    InvitesController,
  ],
  providers: [
    SystemClaims,
    AccountStates,
    AccountStatesJob,
    SuspendedAddresses,
    Leaving,
    LeavingResolver,
    AddressChanges,
    AddressRestoring,
    AddressesResolver,
    EmailChangeStore,
    EmailChanges,
    EmailChangeLinks,
    HandleChanges,
    AccountDeletion,
    AccountLinks,
    AccountMaking,
    Invitations,
    ManagedUserAccessResolver,
    ManagedUserTimelines,
    ManagedUserViews,
    ManagedUsersService,
    ManagedUsersResolver,
    ManagedUserWritesResolver,
    ClaimViews,
    CategoryDefinitionsLoader,
    ClaimCategoryLoader,
    ClaimsInForceLoader,
    ClaimsService,
    ClaimGrants,
    ClaimsResolver,
    ClaimGrantsResolver,
    RoleSizes,
    ClaimCategoryFieldsResolver,
    ClaimDefinitionFieldsResolver,
    ManagedUserClaimsResolver,
    ViewerClaimsResolver,
    AuditEntryViews,
    AuditTimelines,
    AuditLogResolver,
    LiveViewers,
    ViewerChangedSubscriptions,
    DeletedUserImagesHandlers,
    TokenKeys,
    JwtStrategy,
    AccessTokenVerifier,
    AccessTokens,
    TokenPairs,
    SignInService,
    RefreshService,
    LogoutService,
    LoginThrottle,
    AuthPayloads,
    TokensResolver,
    SessionsService,
    SessionViewers,
    SessionWatch,
    SessionHandlers,
    SessionViews,
    SessionsResolver,
    ...appProviders,
    AppsResolver,
    PersonalTokenReader,
    PersonalTokenUse,
    PersonalTokenViews,
    PersonalTokensService,
    PersonalTokensResolver,
    SecondFactorBox,
    SecondFactors,
    TotpSettings,
    Confirmations,
    PasskeyChallenges,
    PasskeyProof,
    PasskeysService,
    PasskeySignIn,
    SignInNotices,
    DisownedSignIns,
    AccountSecurityViews,
    SecondFactorResolver,
    PasskeySignInResolver,
    { provide: Authenticator, useClass: SessionAuthenticator },
    Passwords,
    PasswordStore,
    OwnPassword,
    Credentials,
    ChangePasswordService,
    ResetLinks,
    ResetRequests,
    ResetPasswordService,
    PasswordsResolver,
    EmailTokens,
    VerificationLinks,
    VerificationService,
    AdmissionRules,
    Enrollment,
    FormTokens,
    KnownAddress,
    RegistrationGate,
    RegistrationStates,
    RulesReader,
    MailExchanges,
    RegistrationBoard,
    { provide: NetworkGate, useExisting: RegistrationBoard },
    RulesChanges,
    RegistrationSettingsService,
    RegistrationSettingsResolver,
    BlockViews,
    BlocksService,
    BlocksResolver,
    InviteUse,
    InviteViews,
    InvitesService,
    InvitesResolver,
    RegistrationRequests,
    RegistrationRequestViews,
    RegistrationDecisions,
    RegistrationRequestsResolver,
    RegistrationService,
    RegistrationResolver,
    Accounts,
    HandleDirectory,
    AccountMails,
    ProfileService,
    PreferencesService,
    CurrentUsers,
    ViewerViews,
    ViewerResolver,
    RootAccount,
    IdentitySweep,
    ProfileImageEncoder,
    ProfileImageStore,
    FaceFiles,
    FacePainter,
    ProfileImageFiles,
    ProfileImageService,
  ],
  exports: [
    AppsService,
    OAuth,
    Authenticator,
    NetworkGate,
    AccountMails,
    Accounts,
    AccountStates,
    OwnPassword,
    FaceFiles,
    PreferencesService,
    ProfileService,
    ProfileImageFiles,
    ProfileImageService,
    ProfileImageStore,
    RegistrationStates,
    HandleDirectory,
    Passwords,
    RootAccount,
    SessionsService,
    SessionViewers,
    TokenPairs,
    ViewerViews,
    ManagedUserViews,
  ],
})
export class IdentityModule {}
