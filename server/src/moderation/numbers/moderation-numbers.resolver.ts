import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { ModerationNumbers, ModerationNumbersView } from './moderation-numbers.js';

@Resolver()
export class ModerationNumbersResolver {
  constructor(private readonly numbers: ModerationNumbers) {}

  @Allow('admin', 'reports.read')
  @TokenScope('admin')
  @Query(() => ModerationNumbersView, { description: 'Numbers of a year, for the transparency report.' })
  moderationNumbers(
    @Args('year', { type: () => Int, description: 'The year, 2020 to 2100.' }) year: number,
  ): Promise<ModerationNumbersView> {
    return this.numbers.of(year);
  }
}
