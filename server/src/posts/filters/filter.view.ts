import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import {
  contextsOf,
  FilterAction,
  type FilterActionName,
  FilterContext,
  type FilterContextName,
  FilterTermKind,
  type FilterTermKindName,
} from './filter-contexts.js';
import { FILTERS_OF } from './filter-statements.js';

@ObjectType('FilterTerm', { description: 'A word, a phrase or a hashtag of a filter.' })
export class FilterTermView {
  @Field(() => ID, { description: 'Identifies the term until the filter changes.' }) id!: string;
  @Field(() => FilterTermKind, { description: 'What it is compared with.' }) kind!: FilterTermKindName;
  @Field(() => String, { description: 'As typed; a hashtag without its #.' }) term!: string;
  @Field(() => Boolean, { description: 'A phrase matches whole words only.' }) isWhole!: boolean;
}

/** A filter as its owner sees it; no one else does. */
@ObjectType('Filter', { description: "What the viewer doesn't want to read, and where. Only the viewer sees it." })
export class FilterView {
  @Field(() => ID, { description: 'Identifies the filter.' }) id!: string;
  @Field(() => String, { description: 'What clients show instead of a folded post.' }) title!: string;
  @Field(() => FilterAction, { description: 'What happens to posts that it matches.' }) action!: FilterActionName;
  @Field(() => [FilterContext], { description: 'Where it works.' }) contexts!: FilterContextName[];
  @Field(() => [FilterTermView], { description: 'What it matches: any of these.' }) terms!: FilterTermView[];
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends, or ended: then it filters nothing until it is changed. Null for one without an end.',
  })
  endsAt!: Date | null;
  @Field(() => Boolean, { description: 'True: posts of people whom the viewer follows are not filtered.' })
  exceptFollowing!: boolean;
  @Field(() => DateTime, { description: 'When it was made.' }) createdAt!: Date;
}

/** As `FILTERS_OF` selects it. */
export interface FilterRow {
  id: string;
  title: string;
  action: FilterActionName;
  contexts: number;
  ends_at: Date | null;
  except_following: boolean;
  created_at: Date;
  terms: FilterTermView[];
}

@Injectable()
export class FilterViews {
  constructor(private readonly database: Database) {}

  /** All filters of a person, oldest first, in one statement; at most 100. */
  async ofUser(ownerId: string): Promise<FilterView[]> {
    return (await this.database.rows<FilterRow>(FILTERS_OF, [ownerId])).map(filterViewFrom);
  }
}

export function filterViewFrom(row: FilterRow): FilterView {
  const { id, title, action, contexts, terms, ends_at: endsAt } = row;
  return {
    ...{ id, title, action, terms, endsAt },
    contexts: contextsOf(contexts),
    exceptFollowing: row.except_following,
    createdAt: row.created_at,
  };
}
