import type { Command } from 'commander';
import { PasswordRecovery } from '#identity/password-changes/password-recovery.service.js';
import { SecondFactorRecovery } from '#identity/second-factor/second-factor-recovery.service.js';
import type { CommandLine } from './command-line.js';
import { findPerson } from './person.js';

export function describeResetPassword(command: Command, commandLine: CommandLine): void {
  command
    .description(
      'Replaces a lost password by one that it asks for, or reads from standard input. All sessions and access tokens end, and the person gets an email.',
    )
    .argument('<person>', 'handle or email address')
    .action(async (person: string) => {
      const site = await commandLine.site();
      const id = await findPerson(site, person);
      await site.get(PasswordRecovery).recover(id, await commandLine.terminal.askForPassword());
      commandLine.print({ id, isPasswordReset: true }, `${person} has the new password. All sessions have ended.`);
    });
}

export function describeDisableSecondFactor(command: Command, commandLine: CommandLine): void {
  command
    .description(
      'Removes a lost authenticator app with its recovery codes, and all passkeys. The password stays. All sessions and access tokens end, and the person gets an email.',
    )
    .argument('<person>', 'handle or email address')
    .action(async (person: string) => {
      const site = await commandLine.site();
      const id = await findPerson(site, person);
      await site.get(SecondFactorRecovery).recover(id);
      const text = `${person} signs in without a second factor now. All sessions have ended.`;
      commandLine.print({ id, isSecondFactorOn: false }, text);
    });
}
