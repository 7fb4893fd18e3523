import { hashtagKey } from '@mallard/rules/hashtag-key';
import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import { isLanguage, LANGUAGES } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { MAX_TOPICS } from '#identity/account/preferences.service.js';
import { UserView, UserViews } from '#people/users/user.view.js';
import { SuggestionTimelines } from './suggestion.timelines.js';

@Resolver()
export class SuggestionsResolver {
  constructor(
    private readonly timelines: SuggestionTimelines,
    private readonly views: UserViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [UserView], {
    description: 'Active people that the viewer does not follow yet, by what they write in and about.',
  })
  async suggestedUsers(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 5, description: 'How many, 1 to 100.' })
    first: number | null,
    @Args('languages', {
      type: () => [String],
      nullable: true,
      description: 'en, he; by default those that the viewer reads.',
    })
    languages: string[] | null,
    @Args('topics', {
      type: () => [String],
      nullable: true,
      description: 'Hashtags; by default those that the viewer chose.',
    })
    topics: string[] | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<UserView[]> {
    const page = keysetPage('suggestedUsers', { first: first ?? 5 });
    if (languages && !languages.every(isLanguage)) {
      throw new InvalidInput([{ field: 'languages', message: `languages must be of ${LANGUAGES.join(', ')}.` }]);
    }
    if (topics && topics.length > MAX_TOPICS) {
      throw new InvalidInput([{ field: 'topics', message: `topics must be at most ${MAX_TOPICS} values.` }]);
    }
    const wishes = {
      languages: languages ?? null,
      topics: topics?.map((tag) => hashtagKey(tag.replace(/^[#＃]/u, ''))) ?? null,
    };
    return this.views.inOrder(await this.timelines.suggested(viewer, wishes, page.first), viewer);
  }
}
