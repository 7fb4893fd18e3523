import type { Command } from 'commander';
import { InviteNotFound } from '#identity/invites/invite.errors.js';
import { MAX_INVITE_DAYS, MAX_INVITE_USES } from '#identity/invites/invite.entity.js';
import { InvitesService } from '#identity/invites/invites.service.js';
import { ManagedInviteSort, ManagedInviteViews, InviteState } from '#identity/invites/managed-invite.view.js';
import { ManagedInvitesService } from '#identity/invites/managed-invites.service.js';
import { ManagedUserViews } from '#identity/managed-users/managed-user.view.js';
import { RegistrationBoard } from '#identity/registration-rules/registration-board.js';
import { isUuid } from '#kernel/database/ids.js';
import { OPERATOR } from '#kernel/request/operator.js';
import type { CommandLine } from './command-line.js';
import { limitOption, wholeNumber, yesOption } from './options.js';
import { findPerson } from './person.js';
import { table } from './table.js';

/** Rows of one page of the list, which the API limits too. */
const MAX_ROWS = 100;

export function describeInvites(invites: Command, commandLine: CommandLine): void {
  describeCreate(invites.command('create'), commandLine);
  describeList(invites.command('list'), commandLine);
  describeRevoke(invites.command('revoke'), commandLine);
}

interface CreateOptions {
  owner: string;
  uses?: number;
  days?: number;
  note?: string;
}

function describeCreate(command: Command, commandLine: CommandLine): void {
  command
    .description('Creates an invite and prints the address at which people register with it.')
    .requiredOption('--owner <person>', 'whose invite it is: handle or email address of someone who may invite')
    .option('--uses <number>', 'how many can register with it; without it, any number', wholeNumber(1, MAX_INVITE_USES))
    .option('--days <number>', 'when it expires; without it, never', wholeNumber(1, MAX_INVITE_DAYS))
    .option('--note <text>', 'a note for its owner')
    .action(async ({ owner, uses, days, note }: CreateOptions) => {
      const site = await commandLine.site();
      const id = await findPerson(site, owner);
      const handle = (await site.get(ManagedUserViews).byId(id))?.handle ?? owner;
      await site.get(RegistrationBoard).read();
      const draft = { maxUses: uses, expiresInDays: days, comment: note };
      const invite = await site.get(InvitesService).create({ id, handle }, draft, OPERATOR);
      const url = `${site.settings.PUBLIC_URL}/register?invite=${invite.code}`;
      const { code, maxUses, expiresAt } = invite;
      commandLine.print({ id: invite.id, code, url, owner: handle, maxUses, expiresAt }, url);
    });
}

interface ListOptions {
  query?: string;
  state?: string;
  limit: number;
}

function describeList(command: Command, commandLine: CommandLine): void {
  const states = Object.values(InviteState).map((state) => state.toLowerCase().replace('_', '-'));
  command
    .description('Lists the invites of everyone, the newest first. Only their owners see the codes.')
    .option('--query <text>', 'a part of the handle or name of the owner, or a whole code')
    .addOption(command.createOption('--state <state>', 'only this state').choices(states))
    .addOption(limitOption(MAX_ROWS))
    .action(async ({ query, state, limit }: ListOptions) => {
      const site = await commandLine.site();
      const wanted = Object.values(InviteState)[states.indexOf(state ?? '')] ?? null;
      const filter = { query: query ?? null, state: wanted };
      const page = await site.get(ManagedInviteViews).list(filter, ManagedInviteSort.NEWEST, { first: limit });
      const found = page.edges.map(({ node }) => node);
      const owners = await site.get(ManagedUserViews).byIds(found.map(({ ownerId }) => ownerId));
      const invites = found.map(({ id, ownerId, state: current, uses, maxUses, expiresAt, createdAt }) => ({
        id,
        owner: owners.get(ownerId)?.handle ?? null,
        state: states[Object.values(InviteState).indexOf(current)] ?? current,
        ...{ uses, maxUses, expiresAt, createdAt },
      }));
      const rows = invites.map(({ id, owner, state: shown, uses, maxUses, expiresAt, createdAt }) => [
        ...[id, owner && `@${owner}`, shown, maxUses === null ? `${uses}` : `${uses} of ${maxUses}`],
        ...[expiresAt ?? 'never', createdAt],
      ]);
      const list = table(['ID', 'OWNER', 'STATE', 'USED', 'EXPIRES', 'CREATED'], rows);
      commandLine.print({ invites, total: page.totalCount }, `${list}\n${invites.length} of ${page.totalCount}`);
    });
}

function describeRevoke(command: Command, commandLine: CommandLine): void {
  command
    .description('Ends an invite. People who have registered with it stay.')
    .argument('<id>', 'as in the list')
    .addOption(yesOption())
    .action(async (id: string, { yes }: { yes?: boolean }) => {
      if (!isUuid(id)) throw new InviteNotFound();
      const site = await commandLine.site();
      await commandLine.confirm(`Revoke the invite ${id}?`, yes);
      await site.get(ManagedInvitesService).revoke(OPERATOR, id);
      commandLine.print({ id, state: 'revoked' }, 'The invite is revoked.');
    });
}
