import { Module } from '@nestjs/common';
import { BlockViews } from './block.view.js';
import { BlocksResolver } from './blocks.resolver.js';
import { BlocksService } from './blocks.service.js';
import { MailExchanges } from './mail-exchanges.js';
import { RegistrationBoard } from './registration-board.js';
import { RegistrationSettingsResolver } from './registration-settings.resolver.js';
import { RegistrationSettingsService } from './registration-settings.service.js';
import { RulesChanges } from './rules-changes.js';
import { RulesReader } from './rules-reader.js';
import { SuspendedAddresses } from './suspended-addresses.js';
import { NetworkGate } from '#kernel/request/network-gate.js';

@Module({
  providers: [
    SuspendedAddresses,
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
  ],
  exports: [SuspendedAddresses, RegistrationBoard, NetworkGate],
})
export class RegistrationRulesModule {}
