import 'reflect-metadata';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { Credentials } from '#identity/passwords/credentials.js';
import { PasswordRecovery } from '#identity/password-changes/password-recovery.service.js';
import { SecondFactorRecovery } from '#identity/second-factor/second-factor-recovery.service.js';
import { AppModule } from './app.module.js';
import { joinInfrastructure } from './infrastructure.js';
import { StartupError } from './kernel/config/startup-error.js';
import type { Settings } from './kernel/config/settings.js';
import { HttpAdapter } from './kernel/http/http-adapter.js';
import { createLog } from './kernel/logging/log.js';
import { NestLog } from './kernel/logging/nest-log.js';

export type AdminCommand = 'reset-password' | 'reset-second-factor';

/**
 * Runs a command beside the servers of the site, or with none running.
 * @param login handle or email address of the person
 * @returns a sentence that says what was done
 * @throws StartupError if the database can't be reached, AppError if the command is refused
 */
export async function runCommand(settings: Settings, command: AdminCommand, login: string): Promise<string> {
  const log = createLog('warn', pino.destination({ dest: 2, sync: true }));
  const infrastructure = await joinInfrastructure(settings, log);
  try {
    // Created but never initialized, so that it does no work of a server: it takes no jobs, events or requests.
    const app = await NestFactory.create(AppModule.on(infrastructure), new HttpAdapter(), {
      logger: new NestLog(log),
      abortOnError: false,
    });
    try {
      return await perform(app, command, login);
    } finally {
      await app.close();
    }
  } finally {
    await infrastructure.embedded?.stop();
  }
}

async function perform(app: INestApplicationContext, command: AdminCommand, login: string): Promise<string> {
  const account = await app.get(Credentials).find(login);
  if (!account) throw new StartupError(`No one has the handle or email address ${login}.`);
  if (command === 'reset-second-factor') {
    await app.get(SecondFactorRecovery).recover(account.id);
    return `${login} signs in without a second factor now. All sessions have ended.`;
  }
  await app.get(PasswordRecovery).recover(account.id, await askForPassword());
  return `${login} has the new password. All sessions have ended.`;
}

/** A new password: typed twice without showing it, or the first line of standard input that is no terminal. */
async function askForPassword(): Promise<string> {
  const { isTTY: isTyped } = process.stdin;
  // Before the first question, because from here on the terminal doesn't echo.
  const hidden = new Writable({ write: (_text, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: hidden, terminal: isTyped });
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    if (isTyped) process.stderr.write(question);
    const { value, done } = await lines.next();
    if (isTyped) process.stderr.write('\n');
    if (done || value === '') throw new StartupError('No password was given.');
    return value;
  };
  try {
    const password = await ask('New password: ');
    if (isTyped && (await ask('The same again: ')) !== password) throw new StartupError('The two passwords differ.');
    return password;
  } finally {
    input.close();
  }
}
