import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ReadTimeline, type ReadTimelineName } from './read-timeline.js';
import { KeepReadingPositionsInput } from './reading-position.inputs.js';
import { ReadingPositionsPayload, ReadingPositionView } from './reading-position.view.js';
import { ReadingPositions } from './reading-positions.service.js';

@Resolver(() => ViewerView)
export class ReadingPositionsResolver {
  constructor(private readonly service: ReadingPositions) {}

  @Allow('user')
  @TokenScope('write')
  @AllowedWhile('frozen')
  @Limit('reading-position')
  @Mutation(() => ReadingPositionsPayload, {
    description:
      'Keeps how far the viewer has read. A position moves forward only, unless isBack is set. Clients send what changed at most once in 10 seconds.',
  })
  async keepReadingPositions(
    @Args('input', { description: 'What was read since.' }) { positions }: KeepReadingPositionsInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ReadingPositionsPayload> {
    return { positions: await this.service.keep(viewer, positions) };
  }

  @TokenScope('read')
  @ResolveField(() => ReadingPositionView, {
    nullable: true,
    description: 'How far the viewer has read a timeline; null where nothing was kept.',
  })
  async readingPosition(
    @Parent() _me: ViewerView,
    @Args('timeline', { type: () => ReadTimeline, description: 'What was read.' }) timeline: ReadTimelineName,
    @Args('subjectId', {
      type: () => ID,
      nullable: true,
      description: 'Which list or conversation; null for the others.',
    })
    subjectId: string | null | undefined,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ReadingPositionView | null> {
    return this.service.of(
      viewer,
      timeline,
      subjectId === null || subjectId === undefined ? null : parseId(subjectId, 'subjectId'),
    );
  }
}
