import { Args, Field, Float, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { Gazetteer, type KnownPlace } from './gazetteer.js';

const DEFAULT_PLACES = 8;

@ObjectType('Place', { description: 'A city to browse or to post from.' })
export class PlaceView implements KnownPlace {
  @Field({ description: "The city, in the viewer's language if known." }) name!: string;
  @Field({ description: 'State or province; may be empty.' }) region!: string;
  @Field({ description: 'ISO 3166-1, two letters; may be empty.' }) country!: string;
  @Field(() => Float, { description: 'In degrees, north is positive.' }) latitude!: number;
  @Field(() => Float, { description: 'In degrees, east is positive.' }) longitude!: number;
}

@Resolver()
export class PlacesResolver {
  constructor(private readonly gazetteer: Gazetteer) {}

  @Allow('anyone')
  @TokenScope('read')
  @Limit('suggest')
  @Query(() => [PlaceView], {
    description:
      'Cities by the beginning of their name, in Latin or Hebrew letters; a region narrows it down, as in "Portland, Maine".',
  })
  places(
    @Args('query', { type: () => String, description: 'How the name begins.' }) query: string,
    @Args('first', {
      type: () => Int,
      nullable: true,
      defaultValue: DEFAULT_PLACES,
      description: 'How many, 1 to 100.',
    })
    first: number | null,
    @Ctx() { language }: RequestContext,
  ): PlaceView[] {
    const page = keysetPage('places', { first: first ?? DEFAULT_PLACES });
    return this.gazetteer.search(query, language, page.first);
  }
}
