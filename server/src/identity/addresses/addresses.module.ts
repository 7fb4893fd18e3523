import { Module } from '@nestjs/common';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { AccountMailsModule } from '../mails/mails.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ViewerModule } from '../viewer/viewer.module.js';
import { AddressChanges } from './address-changes.service.js';
import { AddressRestoring } from './address-restoring.service.js';
import { AddressesResolver } from './addresses.resolver.js';
import { EmailChangeLinks } from './email-change-links.service.js';
import { EmailChangeStore } from './email-change-store.js';
import { EmailChanges } from './email-changes.service.js';

@Module({
  imports: [EmailTokensModule, AccountMailsModule, SecondFactorModule, SessionsModule, ViewerModule],
  providers: [AddressChanges, AddressRestoring, AddressesResolver, EmailChangeStore, EmailChanges, EmailChangeLinks],
  exports: [AddressChanges],
})
export class AddressesModule {}
