import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { Gazetteer } from './gazetteer.js';
import { PostPlaceView } from '../read/post-place.view.js';

@Resolver(() => PostPlaceView)
export class PostPlaceResolver {
  constructor(private readonly gazetteer: Gazetteer) {}

  @ResolveField(() => String, {
    nullable: true,
    description:
      "The largest city in the cell, or the nearest one, in the viewer's language; null if there is none within 50 km.",
  })
  name(@Parent() { cell }: PostPlaceView, @Ctx() { language }: RequestContext): string | null {
    return this.gazetteer.around(cell, language)?.name ?? null;
  }
}
