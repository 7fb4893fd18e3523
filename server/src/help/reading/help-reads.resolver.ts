import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { HelpCategoryView, HelpCategoryViews } from '../categories/help-category.view.js';
import { HelpPageVersionView, HelpPageView, HelpPageViews } from '../pages/help-page.view.js';
import { askedLanguage } from '../text/help-text.js';
import { HelpSearch } from '../topics/help-search.js';
import { HelpTopicView, HelpTopicViews } from '../topics/help-topic.view.js';

const LANGUAGE = {
  type: () => String,
  nullable: true,
  description:
    'en or he. Texts without this language come in the language they were first written in; so do all when absent.',
} as const;

/** The public part of the help center. */
@Resolver()
export class HelpReadsResolver {
  constructor(
    private readonly categories: HelpCategoryViews,
    private readonly topics: HelpTopicViews,
    private readonly pages: HelpPageViews,
    private readonly search: HelpSearch,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [HelpCategoryView], { description: 'Sorted by position.' })
  helpCategories(@Args('language', LANGUAGE) language: string | null): Promise<HelpCategoryView[]> {
    return this.categories.all(askedLanguage(language));
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => HelpCategoryView, { nullable: true, description: 'A category by its id; null if there is none.' })
  async helpCategory(
    @Args('id', { type: () => ID, description: 'The category to read.' }) id: string,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpCategoryView | null> {
    const key = parseId(id, 'id');
    return (await this.categories.byIds([key], askedLanguage(language))).get(key) ?? null;
  }

  @Allow('anyone')
  @TokenScope('read')
  @Limit('suggest')
  @Query(() => [HelpTopicView], {
    description: 'Sorted by position; with a query, the matches, best first, tolerating typos, at most 20.',
  })
  async helpTopics(
    @Args('categoryId', { type: () => ID, nullable: true, description: 'Only the topics of this category.' })
    categoryId: string | null,
    @Args('query', { type: () => String, nullable: true, description: 'Words to look for in titles and texts.' })
    query: string | null,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpTopicView[]> {
    const asked = askedLanguage(language);
    const category = categoryId === null || categoryId === undefined ? null : parseId(categoryId, 'categoryId');
    if (query !== null && query !== undefined)
      return this.topics.inOrder(await this.search.topics(query, category), asked);
    return category === null ? this.topics.all(asked) : this.topics.inCategories([category], asked);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => HelpTopicView, {
    nullable: true,
    description: 'Also finds earlier permalinks; the result has the current one.',
  })
  helpTopic(
    @Args('permalink', { type: () => String, description: 'The last part of its address.' }) permalink: string,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpTopicView | null> {
    return this.topics.byPermalink(permalink, askedLanguage(language));
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [HelpPageView], { description: 'The legal pages.' })
  helpPages(@Args('language', LANGUAGE) language: string | null): Promise<HelpPageView[]> {
    return this.pages.all(askedLanguage(language));
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => HelpPageView, {
    nullable: true,
    description: 'A legal page by its slug, such as privacy; null if there is none.',
  })
  helpPage(
    @Args('slug', { type: () => String, description: "privacy, terms, contact, or another page's." }) slug: string,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpPageView | null> {
    return this.pages.bySlug(slug, askedLanguage(language));
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => HelpPageVersionView, { nullable: true, description: 'An earlier or the latest text of a legal page.' })
  helpPageVersion(
    @Args('id', { type: () => ID, description: 'The version to read.' }) id: string,
  ): Promise<HelpPageVersionView | null> {
    return this.pages.version(parseId(id, 'id'));
  }
}
