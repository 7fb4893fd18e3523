import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { parseId } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { HelpCategoryView, HelpCategoryViews } from './categories/help-category.view.js';
import { HelpPageVersionView, HelpPageView, HelpPageViews } from './pages/help-page.view.js';
import { askedLanguage } from './text/help-text.js';
import { HelpSearch } from './topics/help-search.js';
import { HelpTopicView, HelpTopicViews } from './topics/help-topic.view.js';

const LANGUAGE = {
  type: () => String,
  nullable: true,
  description: 'en or he; what is not written in it, and everything where absent, comes in its first language.',
} as const;

/** What everybody may read of the help centre. */
@Resolver()
export class HelpReadsResolver {
  constructor(
    private readonly categories: HelpCategoryViews,
    private readonly topics: HelpTopicViews,
    private readonly pages: HelpPageViews,
    private readonly search: HelpSearch,
  ) {}

  @Allow('anyone')
  @Query(() => [HelpCategoryView], { description: 'In their order.' })
  helpCategories(@Args('language', LANGUAGE) language: string | null): Promise<HelpCategoryView[]> {
    return this.categories.all(askedLanguage(language));
  }

  @Allow('anyone')
  @Query(() => HelpCategoryView, { nullable: true })
  async helpCategory(
    @Args('id', { type: () => ID }) id: string,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpCategoryView | null> {
    const key = parseId(id, 'id');
    return (await this.categories.byIds([key], askedLanguage(language))).get(key) ?? null;
  }

  @Allow('anyone')
  @Limit('suggest')
  @Query(() => [HelpTopicView], {
    description: 'In their order; with a query those that match it, best first, typing errors forgiven, 20 at most.',
  })
  async helpTopics(
    @Args('categoryId', { type: () => ID, nullable: true }) categoryId: string | null,
    @Args('query', { type: () => String, nullable: true }) query: string | null,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpTopicView[]> {
    const asked = askedLanguage(language);
    const category = categoryId === null || categoryId === undefined ? null : parseId(categoryId, 'categoryId');
    if (query !== null && query !== undefined)
      return this.topics.inOrder(await this.search.topics(query, category), asked);
    return category === null ? this.topics.all(asked) : this.topics.inCategories([category], asked);
  }

  @Allow('anyone')
  @Query(() => HelpTopicView, {
    nullable: true,
    description: 'Also by a permalink of before: the one that it has now is in the answer.',
  })
  helpTopic(
    @Args('permalink', { type: () => String }) permalink: string,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpTopicView | null> {
    return this.topics.byPermalink(permalink, askedLanguage(language));
  }

  @Allow('anyone')
  @Query(() => [HelpPageView])
  helpPages(@Args('language', LANGUAGE) language: string | null): Promise<HelpPageView[]> {
    return this.pages.all(askedLanguage(language));
  }

  @Allow('anyone')
  @Query(() => HelpPageView, { nullable: true })
  helpPage(
    @Args('slug', { type: () => String }) slug: string,
    @Args('language', LANGUAGE) language: string | null,
  ): Promise<HelpPageView | null> {
    return this.pages.bySlug(slug, askedLanguage(language));
  }

  @Allow('anyone')
  @Query(() => HelpPageVersionView, { nullable: true })
  helpPageVersion(@Args('id', { type: () => ID }) id: string): Promise<HelpPageVersionView | null> {
    return this.pages.version(parseId(id, 'id'));
  }
}
