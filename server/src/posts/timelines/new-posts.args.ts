import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { PageArgs } from '#kernel/paging/page-args.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { newerThan, type PostList } from '../model/post-list.js';

/** The arguments of a list of posts that grows while it is shown. */
@ArgsType()
export class NewPostsArgs extends PageArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      'Only posts with a greater id, such as those after the newest that a client has. Ids increase with time.',
  })
  @IsOptional()
  newerThan?: string | null;
}

/** @throws InvalidInput if `newerThan` is not an id */
export const onlyNew = (args: NewPostsArgs, list: PostList): PostList =>
  args.newerThan == null ? list : newerThan(parseId(args.newerThan, 'newerThan'), list);
