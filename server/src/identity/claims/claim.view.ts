import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { Role } from '#kernel/request/viewer.js';
import { CLAIMS_IN_FORCE } from '../granted-claims/claim.statements.js';

@ObjectType('ClaimCategory', { implements: () => [Node], description: 'Claims that belong together.' })
export class ClaimCategoryView implements Node {
  @Field(() => ID, { description: 'Identifies the category.' }) id!: string;
  @Field(() => String, { description: 'As people read it; unique.' }) name!: string;
  @Field(() => String, { description: 'What its claims have in common; may be empty.' }) description!: string;
  @Field(() => Boolean, { description: 'Claims of an inactive category have no effect.' }) isActive!: boolean;
  @Field(() => String, { nullable: true, description: 'Set for built-in categories.' })
  key!: string | null;
  @Field(() => Int, { description: 'How many claims it contains, inactive ones included.' }) definitionCount!: number;
  @Field(() => DateTime, { description: 'When the category was made.' }) createdAt!: Date;
}

@ObjectType('ClaimDefinition', { implements: () => [Node], description: 'A right that roles and people can hold.' })
export class ClaimDefinitionView implements Node {
  @Field(() => ID, { description: 'Identifies the claim.' }) id!: string;
  @Field(() => String, {
    description: 'What code checks, such as products.write; unique regardless of case.',
  })
  value!: string;
  @Field(() => String, { description: 'As people read it.' }) name!: string;
  @Field(() => String, { description: 'What it permits; may be empty.' }) description!: string;
  @Field(() => Boolean, { description: 'An inactive claim has no effect for anyone.' }) isActive!: boolean;
  @Field(() => Boolean, {
    description: 'Built in: root can deactivate it, and nothing else can be changed.',
  })
  isSystem!: boolean;
  @Field(() => ID, { description: 'The id of its category.' }) categoryId!: string;
  @Field(() => Int, { description: 'People who were granted it directly, not through a role.' }) holderCount!: number;
  /** The category's name. */
  categoryName!: string;
}

export enum ClaimSource {
  DIRECT = 'DIRECT',
  ROLE = 'ROLE',
}
registerEnumType(ClaimSource, {
  name: 'ClaimSource',
  description: 'How a person came to hold a claim.',
  valuesMap: {
    DIRECT: { description: 'Granted to the person.' },
    ROLE: { description: "Comes with the person's role." },
  },
});

@ObjectType('HeldClaim', { description: 'A claim that a person holds, and where it comes from.' })
export class HeldClaimView {
  @Field(() => ClaimDefinitionView, { description: 'What is held.' }) claim!: ClaimDefinitionView;
  @Field(() => [ClaimSource], { description: 'Where it comes from; both, if it was granted and comes with the role.' })
  sources!: ClaimSource[];
  @Field(() => Boolean, { description: 'The claim and its category are active.' }) isInForce!: boolean;
}

interface DefinitionRow {
  id: string;
  value: string;
  name: string;
  description: string;
  is_active: boolean;
  is_system: boolean;
  category_id: string;
  category_name: string;
  holders: number;
}

interface HeldRow extends DefinitionRow {
  direct: boolean;
  by_role: boolean;
  in_force: boolean;
}

interface CategoryRow {
  id: string;
  name: string;
  description: string;
  is_active: boolean;
  key: string | null;
  definitions: number;
  created_at: Date;
}

const COLUMNS = `d.id, d.value, d.name, d.description, d.is_active, d.is_system, d.category_id, c.name as category_name,
  (select count(*) from user_claims h where h.claim_id = d.id) as holders`;
const FROM = 'claim_definitions d join claim_categories c on c.id = d.category_id';
/** Categories by name, and definitions by value. */
const ORDER = 'order by lower(c.name), d.value, d.id';

const CATEGORIES = `
select c.id, c.name, c.description, c.is_active, c.key, c.created_at,
  (select count(*) from claim_definitions d where d.category_id = c.id) as definitions
from claim_categories c where ($1::uuid[] is null or c.id = any($1::uuid[])) order by lower(c.name), c.id`;

/** $1 ids or null, $2 category or null. */
const DEFINITIONS = `
select ${COLUMNS} from ${FROM}
where ($1::uuid[] is null or d.id = any($1::uuid[])) and ($2::uuid is null or d.category_id = $2::uuid) ${ORDER}`;

/** $1 role. */
const OF_ROLE = `
select ${COLUMNS} from ${FROM}
where $1 = 'root' or exists (select 1 from role_claims r where r.role = $1 and r.claim_id = d.id) ${ORDER}`;

/** $1 users. */
const IN_FORCE = `
select u.id as user_id, ${COLUMNS} from users u cross join lateral (select d.* from ${CLAIMS_IN_FORCE}) d
join claim_categories c on c.id = d.category_id
where u.id = any($1::uuid[]) ${ORDER}`;

/** $1 user. */
const HELD = `
select * from (
  select ${COLUMNS}, c.is_active and d.is_active as in_force,
    exists (select 1 from user_claims g where g.user_id = u.id and g.claim_id = d.id) as direct,
    u.role = 'root' or exists (select 1 from role_claims r where r.role = u.role and r.claim_id = d.id) as by_role
  from users u cross join ${FROM}
  where u.id = $1::uuid ${ORDER}
) held where direct or by_role`;

/** Claims and their categories, sorted by category and value. */
@Injectable()
export class ClaimViews {
  constructor(private readonly database: Database) {}

  /** @param ids null for all of them */
  async categories(ids: readonly string[] | null = null): Promise<ClaimCategoryView[]> {
    const rows = await this.database.rows<CategoryRow>(CATEGORIES, [ids]);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      isActive: row.is_active,
      key: row.key,
      definitionCount: row.definitions,
      createdAt: row.created_at,
    }));
  }

  async category(id: string): Promise<ClaimCategoryView | null> {
    return (await this.categories([id]))[0] ?? null;
  }

  /** All definitions, or those of one category. */
  async definitions(categoryId: string | null = null): Promise<ClaimDefinitionView[]> {
    return (await this.database.rows<DefinitionRow>(DEFINITIONS, [null, categoryId])).map(viewOf);
  }

  async definition(id: string): Promise<ClaimDefinitionView | null> {
    return (await this.database.rows<DefinitionRow>(DEFINITIONS, [[id], null])).map(viewOf)[0] ?? null;
  }

  /** The claims of a role, including inactive ones; root holds all. */
  async ofRole(role: Role): Promise<ClaimDefinitionView[]> {
    return (await this.database.rows<DefinitionRow>(OF_ROLE, [role])).map(viewOf);
  }

  /** The active claims of users by id; users without any are absent. */
  async inForceOf(userIds: readonly string[]): Promise<Map<string, ClaimDefinitionView[]>> {
    const found = new Map<string, ClaimDefinitionView[]>();
    if (userIds.length === 0) return found;
    const rows = await this.database.rows<DefinitionRow & { user_id: string }>(IN_FORCE, [userIds]);
    for (const row of rows) {
      const list = found.get(row.user_id);
      if (list) list.push(viewOf(row));
      else found.set(row.user_id, [viewOf(row)]);
    }
    return found;
  }

  /** The claims of a user, direct or through the role, including inactive ones. */
  async heldBy(userId: string): Promise<HeldClaimView[]> {
    const rows = await this.database.rows<HeldRow>(HELD, [userId]);
    return rows.map((row) => ({
      claim: viewOf(row),
      sources: [...(row.direct ? [ClaimSource.DIRECT] : []), ...(row.by_role ? [ClaimSource.ROLE] : [])],
      isInForce: row.in_force,
    }));
  }
}

function viewOf(row: DefinitionRow): ClaimDefinitionView {
  return {
    id: row.id,
    value: row.value,
    name: row.name,
    description: row.description,
    isActive: row.is_active,
    isSystem: row.is_system,
    categoryId: row.category_id,
    categoryName: row.category_name,
    holderCount: row.holders,
  };
}
