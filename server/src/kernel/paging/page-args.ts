import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DEFAULT_PAGE_SIZE } from './page-input.js';

/**
 * The arguments of every Relay list: `@Args() args: PageArgs`, then `keysetPage('listName', args)`.
 * Validated there; without a decorator, the validation of a subclass would remove them.
 */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_PAGE_SIZE, description: 'Rows of the page, 1 to 100.' })
  @IsOptional()
  first?: number | null;

  @Field(() => String, { nullable: true, description: "An earlier page's endCursor." })
  @IsOptional()
  after?: string | null;
}
