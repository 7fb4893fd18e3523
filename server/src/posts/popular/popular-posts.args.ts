import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { PageArgs } from '#kernel/paging/page-args.js';
import { enumOf } from '#identity/viewer/graphql-enums.js';
import { POPULAR_AMONG, type PopularAmong } from './popular-among.js';
import { QUIET_FOLLOWERS } from './popular-post.statements.js';

const PopularAmongEnum = enumOf(POPULAR_AMONG);
registerEnumType(PopularAmongEnum, {
  name: 'PopularAmong',
  description: 'Among which posts the popular ones are listed.',
  valuesMap: {
    EVERYONE: { description: 'All posts.' },
    HASHTAGS: {
      description:
        'Posts with a hashtag that the viewer follows, or one of the topics that they chose. None for visitors.',
    },
    NETWORK: {
      description:
        'Posts of people whom the viewer does not follow, but some of the last 60 people whom the viewer followed do. None for visitors.',
    },
    QUIET: { description: `Posts of people with at most ${QUIET_FOLLOWERS} followers.` },
  },
});

@ArgsType()
export class PopularPostsArgs extends PageArgs {
  @Field(() => PopularAmongEnum, {
    nullable: true,
    defaultValue: 'EVERYONE',
    description: 'Among which posts; all by default.',
  })
  @IsOptional()
  @IsIn(POPULAR_AMONG, { message: 'among must be EVERYONE, HASHTAGS, NETWORK or QUIET.' })
  among?: PopularAmong | null;
}
