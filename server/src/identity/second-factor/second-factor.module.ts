import { Module } from '@nestjs/common';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { AccountMailsModule } from '../mails/mails.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ViewerModule } from '../viewer/viewer.module.js';
import { AccountSecurityViews } from './account-security.view.js';
import { Confirmations } from './confirmations.js';
import { DisownedSignIns } from './disowned-sign-ins.js';
import { OwnPassword } from './own-password.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyProof } from './passkey-proof.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactorBox } from './second-factor-box.js';
import { SecondFactorRecovery } from './second-factor-recovery.service.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactors } from './second-factors.js';
import { SignInNotices } from './sign-in-notices.js';
import { TotpSettings } from './totp-settings.service.js';

@Module({
  imports: [EmailTokensModule, AccountMailsModule, PasswordsModule, SessionsModule, ViewerModule],
  providers: [
    SecondFactorBox,
    SecondFactors,
    SecondFactorRecovery,
    TotpSettings,
    Confirmations,
    PasskeyChallenges,
    PasskeyProof,
    PasskeysService,
    SignInNotices,
    DisownedSignIns,
    AccountSecurityViews,
    SecondFactorResolver,
    OwnPassword,
  ],
  exports: [SecondFactors, PasskeyProof, SignInNotices, DisownedSignIns, OwnPassword],
})
export class SecondFactorModule {}
