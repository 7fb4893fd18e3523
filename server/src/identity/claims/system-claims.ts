import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { type Claim, CLAIMS } from '#kernel/request/claim.js';
import type { Role } from '#kernel/request/viewer.js';

export const SYSTEM_CATEGORIES = {
  people: { name: 'People', description: 'See, change, and delete accounts.' },
  content: { name: 'Content', description: 'Quacks and replies.' },
  moderation: { name: 'Moderation', description: 'Reports and what follows from them.' },
  help: { name: 'Help', description: 'The help center, legal pages, and messages to the team.' },
  products: { name: 'Products', description: 'The product catalog.' },
  claims: { name: 'Claims', description: 'Who can do what. Always active.' },
  system: { name: 'System', description: 'Running the site.' },
} as const;
export type SystemCategory = keyof typeof SYSTEM_CATEGORIES;

interface SystemClaim {
  readonly category: SystemCategory;
  readonly name: string;
  readonly description: string;
  /** Roles that hold it by default; root holds everything. */
  readonly roles: readonly Role[];
}

const STAFF: readonly Role[] = ['admin'];
const EDITORS: readonly Role[] = ['editor', 'admin'];
const EVERYONE: readonly Role[] = ['basic', 'editor', 'admin'];

/** The definition of each claim that code checks. */
export const SYSTEM_CLAIMS: Readonly<Record<Claim, SystemClaim>> = {
  'posts.remove': {
    category: 'content',
    name: 'Remove quacks',
    description: "Remove anyone's quack or reply.",
    roles: STAFF,
  },
  'reports.read': {
    category: 'moderation',
    name: 'See reports',
    description: 'See what was reported, by whom, and what was decided.',
    roles: STAFF,
  },
  'reports.decide': {
    category: 'moderation',
    name: 'Decide reports',
    description: 'Decide about reports of people of a lower role, and write the rules.',
    roles: STAFF,
  },
  'appeals.decide': {
    category: 'moderation',
    name: 'Decide appeals',
    description: 'Decide about appeals against decisions of others.',
    roles: STAFF,
  },
  'help.write': {
    category: 'help',
    name: 'Write help',
    description: 'Write help topics, categories, and legal pages.',
    roles: EDITORS,
  },
  'help.contact.read': {
    category: 'help',
    name: 'Read contact messages',
    description: 'Read messages from the contact form.',
    roles: STAFF,
  },
  'products.read': {
    category: 'products',
    name: 'See products',
    description: 'Search and open products.',
    roles: EVERYONE,
  },
  'products.write': {
    category: 'products',
    name: 'Change products',
    description: 'Add, edit, delete, and export products.',
    roles: EDITORS,
  },
  'users.read': {
    category: 'people',
    name: 'See accounts',
    description: 'List accounts with their addresses and sessions.',
    roles: STAFF,
  },
  'users.write': {
    category: 'people',
    name: 'Change accounts',
    description: 'Create, edit, deactivate, and delete accounts of a lower role.',
    roles: STAFF,
  },
  'users.role': {
    category: 'people',
    name: 'Change roles',
    description: 'Give people another role, below their own.',
    roles: STAFF,
  },
  'users.limit': {
    category: 'people',
    name: 'Limit accounts',
    description: 'Limit, freeze and suspend people of a lower role.',
    roles: STAFF,
  },
  'registrations.review': {
    category: 'people',
    name: 'Decide registrations',
    description: 'Choose who may register, and approve or refuse requests to join.',
    roles: STAFF,
  },
  'invites.create': {
    category: 'people',
    name: 'Invite people',
    description: 'Create links with which other people register.',
    roles: EVERYONE,
  },
  'invites.skip-approval': {
    category: 'people',
    name: 'Invite without approval',
    description: 'People who register with their invites need no approval.',
    roles: STAFF,
  },
  'invites.manage': {
    category: 'people',
    name: 'Manage invites',
    description: "See everyone's invites and who registered with them, and revoke them.",
    roles: STAFF,
  },
  'network.block': {
    category: 'people',
    name: 'Block networks and names',
    description: 'Block email domains, handles, and networks.',
    roles: STAFF,
  },
  'subscriptions.manage': {
    category: 'system',
    name: 'Manage email subscriptions',
    description: 'See, verify, delete, and write to email subscriptions.',
    roles: STAFF,
  },
  'claims.define': {
    category: 'claims',
    name: 'Define claims',
    description: 'Create and change claims and their categories.',
    roles: STAFF,
  },
  'claims.assign': {
    category: 'claims',
    name: 'Assign claims',
    description: 'Grant claims they hold to people and roles below theirs.',
    roles: STAFF,
  },
  'maintenance.manage': {
    category: 'system',
    name: 'Manage maintenance',
    description: 'Plan, start, and end maintenance windows.',
    roles: STAFF,
  },
  'system.read': {
    category: 'system',
    name: 'Watch the system',
    description: 'See the dashboard, the audit log, and system health.',
    roles: STAFF,
  },
};

/** $1 ids, $2 keys, $3 names, $4 descriptions; arrays of the same length. */
const ADD_CATEGORIES = `
insert into claim_categories (id, key, name, description, created_at)
select n.id, n.key, n.name, n.description, now() from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) n (id, key, name, description)
where not exists (select 1 from claim_categories c where c.key = n.key)
on conflict (lower(name)) do update set key = excluded.key`;

/** $1 ids, $2 category keys, $3 values, $4 names, $5 descriptions. Returns the ids and values of new ones. */
const ADD_DEFINITIONS = `
insert into claim_definitions (id, category_id, value, name, description, is_system, created_at)
select n.id, c.id, n.value, n.name, n.description, true, now()
from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) n (id, key, value, name, description)
join claim_categories c on c.key = n.key
on conflict (lower(value)) do update set is_system = true, value = excluded.value where not claim_definitions.is_system
returning id, value`;

/** $1 roles, $2 definitions. */
const GRANT = `
insert into role_claims (role, claim_id) select * from unnest($1::text[], $2::uuid[]) on conflict do nothing`;

/** Ensures that every claim that code checks is defined. New ones are granted to their default roles. */
@Injectable()
export class SystemClaims implements OnModuleInit {
  constructor(private readonly transactions: Transactions) {}

  /** Idempotent and safe to run concurrently. Keeps what administrators have changed. */
  async onModuleInit(): Promise<void> {
    const categories = Object.entries(SYSTEM_CATEGORIES);
    const definitions = CLAIMS.map((value) => ({ value, ...SYSTEM_CLAIMS[value] }));
    await this.transactions.runAtStart(async (tx) => {
      await tx.lock('systemClaims');
      await tx.rows(ADD_CATEGORIES, [
        categories.map(() => newId()),
        categories.map(([key]) => key),
        categories.map(([, { name }]) => name),
        categories.map(([, { description }]) => description),
      ]);
      const added = await tx.rows<{ id: string; value: Claim }>(ADD_DEFINITIONS, [
        definitions.map(() => newId()),
        definitions.map(({ category }) => category),
        definitions.map(({ value }) => value),
        definitions.map(({ name }) => name),
        definitions.map(({ description }) => description),
      ]);
      const grants = added.flatMap(({ id, value }) => SYSTEM_CLAIMS[value].roles.map((role) => ({ role, id })));
      if (grants.length === 0) return;
      await tx.rows(GRANT, [grants.map(({ role }) => role), grants.map(({ id }) => id)]);
    });
  }
}
