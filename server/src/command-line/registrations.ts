import type { Command } from 'commander';
import { RegistrationBoard } from '#identity/registration-rules/registration-board.js';
import { REGISTRATION_MODES, type RegistrationMode } from '#identity/registration-rules/registration-rules.entity.js';
import { RegistrationSettingsService } from '#identity/registration-rules/registration-settings.service.js';
import { OPERATOR } from '#kernel/request/operator.js';
import type { CommandLine } from './command-line.js';

const DESCRIPTIONS: Readonly<Record<RegistrationMode, string>> = {
  OPEN: 'Everyone can register.',
  APPROVAL: 'Everyone can ask for an account, which staff then approve.',
  INVITE: 'Only people with an invite can register.',
  CLOSED: 'No one can register.',
};

export function describeRegistrations(registrations: Command, commandLine: CommandLine): void {
  for (const mode of REGISTRATION_MODES) {
    registrations
      .command(mode.toLowerCase())
      .description(DESCRIPTIONS[mode])
      .action(async () => {
        const site = await commandLine.site();
        // The audit log says what it was before.
        await site.get(RegistrationBoard).read();
        await site.get(RegistrationSettingsService).setMode(OPERATOR, mode);
        commandLine.print({ mode: mode.toLowerCase() }, DESCRIPTIONS[mode]);
      });
  }
}
