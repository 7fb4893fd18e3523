import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompiledQuery, sql } from 'kysely';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { type Claim, CLAIMS } from '#kernel/request/claim.js';
import type { Role } from '#kernel/request/viewer.js';

export const SYSTEM_CATEGORIES = {
  people: { name: 'People', description: 'Accounts: seeing, changing, and ending them.' },
  content: { name: 'Content', description: 'What people write.' },
  help: { name: 'Help', description: 'The help center, legal pages, and messages to the team.' },
  products: { name: 'Products', description: 'The product catalog.' },
  claims: { name: 'Claims', description: 'Who may do what. Always active.' },
  system: { name: 'System', description: 'How the site runs.' },
} as const;
export type SystemCategory = keyof typeof SYSTEM_CATEGORIES;

interface SystemClaim {
  readonly category: SystemCategory;
  readonly name: string;
  readonly description: string;
  /** Roles that hold it from the first start; root holds everything. */
  readonly roles: readonly Role[];
}

const STAFF: readonly Role[] = ['admin'];
const EDITORS: readonly Role[] = ['editor', 'admin'];
const EVERYONE: readonly Role[] = ['basic', 'editor', 'admin'];

/** What is defined for each right that code asks for. */
export const SYSTEM_CLAIMS: Readonly<Record<Claim, SystemClaim>> = {
  'posts.remove': {
    category: 'content',
    name: 'Remove quacks',
    description: "Remove anybody's quack or reply.",
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
    description: 'Read what people sent by the contact form.',
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
    description: 'Grant claims that one holds to people and roles below.',
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
    description: 'See the dashboard, the audit log, and how the system is.',
    roles: STAFF,
  },
};

/** $1 ids, $2 keys, $3 names, $4 descriptions; arrays of the same length. */
const KEEP_CATEGORIES = `
insert into claim_categories (id, key, name, description, created_at)
select n.id, n.key, n.name, n.description, now() from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) n (id, key, name, description)
where not exists (select 1 from claim_categories c where c.key = n.key)
on conflict (lower(name)) do update set key = excluded.key`;

/** $1 ids, $2 category keys, $3 values, $4 names, $5 descriptions. Answers the ids and values of those that were not there. */
const KEEP_DEFINITIONS = `
insert into claim_definitions (id, category_id, value, name, description, is_system, created_at)
select n.id, c.id, n.value, n.name, n.description, true, now()
from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) n (id, key, value, name, description)
join claim_categories c on c.key = n.key
on conflict (value) do update set is_system = true where not claim_definitions.is_system
returning id, value`;

/** $1 roles, $2 definitions. */
const GRANT = `
insert into role_claims (role, claim_id) select * from unnest($1::text[], $2::uuid[]) on conflict do nothing`;

/** Held while seeing to them, so that replicas which start at once do it one after the other. Any constant number does. */
const CLAIMS_LOCK = 7_245_004;

/** Sees to it that every right that code asks for has a definition, which roles hold by default when it first appears. */
@Injectable()
export class SystemClaims implements OnModuleInit {
  constructor(private readonly transactions: Transactions) {}

  /** May run any number of times, and in several processes at once. What administrators changed since stays. */
  async onModuleInit(): Promise<void> {
    const categories = Object.entries(SYSTEM_CATEGORIES);
    const definitions = CLAIMS.map((value) => ({ value, ...SYSTEM_CLAIMS[value] }));
    await this.transactions.run(async (tx) => {
      const run = async <Row>(text: string, ...columns: readonly unknown[][]): Promise<Row[]> =>
        (await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...columns]))).rows;
      await sql`select pg_advisory_xact_lock(${CLAIMS_LOCK})`.execute(tx.db<unknown>());
      await run(
        KEEP_CATEGORIES,
        categories.map(() => newId()),
        categories.map(([key]) => key),
        categories.map(([, { name }]) => name),
        categories.map(([, { description }]) => description),
      );
      const added = await run<{ id: string; value: Claim }>(
        KEEP_DEFINITIONS,
        definitions.map(() => newId()),
        definitions.map(({ category }) => category),
        definitions.map(({ value }) => value),
        definitions.map(({ name }) => name),
        definitions.map(({ description }) => description),
      );
      const grants = added.flatMap(({ id, value }) => SYSTEM_CLAIMS[value].roles.map((role) => ({ role, id })));
      if (grants.length === 0) return;
      await run(
        GRANT,
        grants.map(({ role }) => role),
        grants.map(({ id }) => id),
      );
    });
  }
}
