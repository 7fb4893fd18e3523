import { type Command, Option } from 'commander';
import { AccountDeletion } from '#identity/administration/account-deletion.service.js';
import { AccountLinks } from '#identity/administration/account-links.service.js';
import { AccountMaking } from '#identity/administration/account-making.service.js';
import { Invitations } from '#identity/administration/invitations.service.js';
import {
  ManagedUserSort,
  ManagedUserState,
  ManagedUserTimelines,
} from '#identity/administration/managed-user.timelines.js';
import { ManagedUsersService } from '#identity/administration/managed-users.service.js';
import { type ManagedUserView, ManagedUserViews } from '#identity/managed-users/managed-user.view.js';
import { SecondFactors } from '#identity/second-factor/second-factors.js';
import { OPERATOR } from '#kernel/request/operator.js';
import { LANGUAGES, type Language } from '#kernel/request/language.js';
import { type Role, ROLES } from '#kernel/request/viewer.js';
import { describeDisableSecondFactor, describeResetPassword } from './account-recovery.js';
import { describeSuspend, describeUnsuspend } from './account-suspension.js';
import type { CommandLine } from './command-line.js';
import { limitOption, yesOption } from './options.js';
import { findPerson } from './person.js';
import { Refusal } from './refusals.js';
import type { Site } from './site.js';
import { fields, table } from './table.js';

export function describeAccounts(accounts: Command, commandLine: CommandLine): void {
  describeCreate(accounts.command('create'), commandLine);
  describeList(accounts.command('list'), commandLine);
  describeShow(accounts.command('show'), commandLine);
  describeRole(accounts.command('role'), commandLine);
  describeResetPassword(accounts.command('reset-password'), commandLine);
  describeConfirm(accounts.command('confirm'), commandLine);
  describeDisableSecondFactor(accounts.command('disable-2fa'), commandLine);
  describeSuspend(accounts.command('suspend'), commandLine);
  describeUnsuspend(accounts.command('unsuspend'), commandLine);
  describeDelete(accounts.command('delete'), commandLine);
}

interface CreateOptions {
  role: Role;
  name?: string;
  language: Language;
  invite?: boolean;
}

function describeCreate(command: Command, commandLine: CommandLine): void {
  command
    .description(
      'Creates an account whose email address counts as confirmed. The password is asked for, or read from standard input; with --invite, the person chooses it by an emailed link.',
    )
    .argument('<handle>', '3 to 30 letters, digits, underscores and hyphens')
    .argument('<email>', 'the address that the person signs in with')
    .addOption(new Option('--role <role>', 'what the person may do').choices(ROLES).default('basic'))
    .option('--name <name>', 'the display name; the handle without it')
    .addOption(new Option('--language <language>', 'of the account and its emails').choices(LANGUAGES).default('en'))
    .option('--invite', 'email an invitation instead of asking for a password')
    .action(async (handle: string, email: string, { role, name, language, invite }: CreateOptions) => {
      const site = await commandLine.site();
      const draft = { handle, email, displayName: name, role };
      const id = invite
        ? await site.get(Invitations).invite(OPERATOR, { ...draft, language })
        : await site
            .get(AccountMaking)
            .make({ ...OPERATOR, language }, { ...draft, password: await commandLine.terminal.askForPassword() });
      const account = await readAccount(site, id);
      const text = invite
        ? `An invitation was sent to ${account.email}.`
        : `The account @${account.handle} was created.`;
      commandLine.print(accountData(account), text);
    });
}

interface ListOptions {
  query?: string;
  role?: Role;
  state?: Lowercase<ManagedUserState>;
  limit: number;
}

function describeList(command: Command, commandLine: CommandLine): void {
  const states = Object.values(ManagedUserState).map((state) => state.toLowerCase());
  command
    .description('Lists accounts, the newest first.')
    .option('--query <text>', 'a part of the handle, name or email address')
    .addOption(new Option('--role <role>', 'only this role').choices(ROLES))
    .addOption(new Option('--state <state>', 'only this state').choices(states))
    .addOption(limitOption())
    .action(async ({ query, role, state, limit }: ListOptions) => {
      const site = await commandLine.site();
      const timelines = site.get(ManagedUserTimelines);
      const wanted = Object.values(ManagedUserState).find((each) => each.toLowerCase() === state);
      const filter = { query: query ?? null, role: role ?? null, state: wanted ?? null };
      const { ids } = await timelines.list(filter, ManagedUserSort.NEWEST, { first: limit, after: null });
      const [accounts, total] = await Promise.all([site.get(ManagedUserViews).inOrder(ids), timelines.count(filter)]);
      const rows = accounts.map((account) => [
        `@${account.handle}`,
        account.displayName,
        account.email,
        account.role,
        accountStates(account).join(', '),
        account.createdOn,
        account.lastSeenAt,
      ]);
      const list = table(['HANDLE', 'NAME', 'EMAIL', 'ROLE', 'STATE', 'CREATED', 'LAST SEEN'], rows);
      commandLine.print({ accounts: accounts.map(accountData), total }, `${list}\n${accounts.length} of ${total}`);
    });
}

function describeShow(command: Command, commandLine: CommandLine): void {
  command
    .description('Shows an account.')
    .argument('<person>', 'handle or email address')
    .action(async (person: string) => {
      const site = await commandLine.site();
      const account = await readAccount(site, await findPerson(site, person));
      const isSecondFactorOn = await site.get(SecondFactors).isOn(account.id);
      const text = fields({
        Handle: `@${account.handle}`,
        Name: account.displayName,
        Email: `${account.email}${account.isEmailVerified ? '' : ' (not confirmed)'}`,
        Role: account.role,
        State: accountStates(account).join(', '),
        'Two-factor sign-in': isSecondFactorOn ? 'on' : 'off',
        Created: account.createdOn,
        'Last seen': account.lastSeenAt ?? 'never',
        Id: account.id,
      });
      commandLine.print({ ...accountData(account), isSecondFactorOn }, text);
    });
}

function describeRole(command: Command, commandLine: CommandLine): void {
  command
    .description('Gives a person a role, root too. The last active root keeps it.')
    .argument('<person>', 'handle or email address')
    .addArgument(command.createArgument('<role>').choices(ROLES))
    .action(async (person: string, role: Role) => {
      const site = await commandLine.site();
      const id = await findPerson(site, person);
      await site.get(ManagedUsersService).update(OPERATOR, id, { role });
      const account = await readAccount(site, id);
      commandLine.print(accountData(account), `@${account.handle} has the role ${account.role}.`);
    });
}

function describeConfirm(command: Command, commandLine: CommandLine): void {
  command
    .description('Confirms the email address of a new account, for people whom emails do not reach.')
    .argument('<person>', 'handle or email address')
    .action(async (person: string) => {
      const site = await commandLine.site();
      const id = await findPerson(site, person);
      await site.get(AccountLinks).verify(OPERATOR, id);
      const account = await readAccount(site, id);
      commandLine.print(accountData(account), `The address ${account.email} of @${account.handle} is confirmed.`);
    });
}

function describeDelete(command: Command, commandLine: CommandLine): void {
  command
    .description('Deletes an account at once, with everything that the person has written. It cannot be undone.')
    .argument('<person>', 'handle or email address')
    .option('--keep-posts', 'leave the quacks, without a name')
    .addOption(yesOption())
    .action(async (person: string, { keepPosts, yes }: { keepPosts?: boolean; yes?: boolean }) => {
      const site = await commandLine.site();
      const account = await readAccount(site, await findPerson(site, person));
      const what = keepPosts ? 'its quacks stay without a name' : 'everything that it has written is deleted too';
      await commandLine.confirm(`Delete the account @${account.handle} (${account.email})? ${what}.`, yes);
      await site.get(AccountDeletion).delete(OPERATOR, account.id, keepPosts ? 'keep' : 'remove');
      commandLine.print({ deletedId: account.id }, `The account @${account.handle} was deleted.`);
    });
}

/** @throws Refusal if it was deleted meanwhile */
async function readAccount(site: Site, id: string): Promise<ManagedUserView> {
  const account = await site.get(ManagedUserViews).byId(id);
  if (!account) throw new Refusal('The account was deleted meanwhile.');
  return account;
}

/** Everything that applies to an account; `active` where nothing else does. */
function accountStates({ isActive, isInvited, isEmailVerified, accountState, leavesAt }: ManagedUserView): string[] {
  const isSuspended = accountState.suspendedAt !== null;
  const states = [
    isSuspended && 'suspended',
    leavesAt !== null && 'leaving',
    !isActive && !isSuspended && leavesAt === null && 'deactivated',
    accountState.frozenUntil !== null && 'frozen',
    accountState.isLimited && 'limited',
    isInvited && 'invited',
    !isEmailVerified && !isInvited && 'unverified',
  ].filter((state) => state !== false);
  return states.length === 0 ? ['active'] : states;
}

function accountData(account: ManagedUserView): object {
  const { id, handle, displayName, email, isEmailVerified, role, createdOn, lastSeenAt } = account;
  return {
    ...{ id, handle, displayName, email, isEmailVerified, role },
    states: accountStates(account),
    createdAt: createdOn,
    lastSeenAt,
  };
}
