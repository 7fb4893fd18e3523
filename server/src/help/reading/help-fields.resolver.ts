import { Injectable } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { Language } from '#kernel/request/language.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserLoader } from '#people/users/user.loader.js';
import { UserView } from '#people/users/user.view.js';
import { HelpCategoryView, HelpCategoryViews } from '../categories/help-category.view.js';
import { HelpCategoryNotFound } from '../help.errors.js';
import { HelpPageVersionView, HelpPageView, HelpPageViews } from '../pages/help-page.view.js';
import { HelpTexts, summaryOf } from '../text/help-text.js';
import { HelpHeadingView, HelpTopicView, HelpTopicViews } from '../topics/help-topic.view.js';

const HTML = 'body as sanitized HTML: no scripts, no styles, images of this site only.';

/** A category and a language as one key. */
type CategoryKey = `${string}/${Language | ''}`;
const keyOf = (id: string, language: Language | null): CategoryKey => `${id}/${language ?? ''}`;

/** The categories of the keys, grouped by language. */
function byLanguage(keys: readonly CategoryKey[]): Map<Language | null, string[]> {
  const groups = new Map<Language | null, string[]>();
  for (const key of keys) {
    const [id = '', language = ''] = key.split('/');
    const group = (language || null) as Language | null;
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return groups;
}

@Injectable()
export class CategoryTopicsLoader extends RequestLoader<CategoryKey, HelpTopicView[]> {
  constructor(private readonly topics: HelpTopicViews) {
    super();
  }

  protected async fetch(keys: readonly CategoryKey[]): Promise<Map<CategoryKey, HelpTopicView[]>> {
    const found = new Map<CategoryKey, HelpTopicView[]>();
    for (const [language, ids] of byLanguage(keys)) {
      for (const topic of await this.topics.inCategories(ids, language)) {
        const key = keyOf(topic.categoryId, language);
        const list = found.get(key);
        if (list) list.push(topic);
        else found.set(key, [topic]);
      }
    }
    return found;
  }
}

@Injectable()
export class HelpCategoryLoader extends RequestLoader<CategoryKey, HelpCategoryView> {
  constructor(private readonly categories: HelpCategoryViews) {
    super();
  }

  protected async fetch(keys: readonly CategoryKey[]): Promise<Map<CategoryKey, HelpCategoryView>> {
    const found = new Map<CategoryKey, HelpCategoryView>();
    for (const [language, ids] of byLanguage(keys)) {
      for (const [id, view] of await this.categories.byIds(ids, language)) found.set(keyOf(id, language), view);
    }
    return found;
  }
}

@Resolver(() => HelpCategoryView)
export class HelpCategoryFieldsResolver {
  constructor(private readonly topicsOf: CategoryTopicsLoader) {}

  @ResolveField(() => [HelpTopicView], { description: 'Sorted by position.' })
  async topics(@Parent() category: HelpCategoryView, @Ctx() ctx: RequestContext): Promise<HelpTopicView[]> {
    return (await this.topicsOf.for(ctx).load(keyOf(category.id, category.asked))) ?? [];
  }
}

@Resolver(() => HelpTopicView)
export class HelpTopicFieldsResolver {
  constructor(
    private readonly categories: HelpCategoryLoader,
    private readonly texts: HelpTexts,
  ) {}

  @ResolveField(() => HelpCategoryView, { description: 'The category it is listed in.' })
  async category(@Parent() topic: HelpTopicView, @Ctx() ctx: RequestContext): Promise<HelpCategoryView> {
    const category = await this.categories.for(ctx).load(keyOf(topic.categoryId, topic.asked));
    if (!category) throw new HelpCategoryNotFound();
    return category;
  }

  @ResolveField(() => String, { description: HTML })
  bodyHtml(@Parent() { body }: HelpTopicView): string {
    return this.texts.rendered(body).html;
  }

  @ResolveField(() => [HelpHeadingView], { description: 'The headings of body, for a table of contents.' })
  headings(@Parent() { body }: HelpTopicView): HelpHeadingView[] {
    return this.texts.rendered(body).headings;
  }

  @ResolveField(() => String, { description: 'The beginning of body as one line of plain text, up to 180 characters.' })
  summary(@Parent() { body }: HelpTopicView): string {
    return summaryOf(this.texts.rendered(body).prose);
  }
}

@Resolver(() => HelpPageView)
export class HelpPageFieldsResolver {
  constructor(
    private readonly pages: HelpPageViews,
    private readonly texts: HelpTexts,
  ) {}

  @ResolveField(() => [HelpPageVersionView], { description: "Newest first, in the page's language; at most 100." })
  versions(@Parent() page: HelpPageView): Promise<HelpPageVersionView[]> {
    return this.pages.versionsOf(page);
  }

  @ResolveField(() => String, { description: HTML })
  bodyHtml(@Parent() { body }: HelpPageView): string {
    return this.texts.rendered(body).html;
  }

  @ResolveField(() => [HelpHeadingView], { description: 'The headings of body, for a table of contents.' })
  headings(@Parent() { body }: HelpPageView): HelpHeadingView[] {
    return this.texts.rendered(body).headings;
  }
}

@Resolver(() => HelpPageVersionView)
export class HelpPageVersionFieldsResolver {
  constructor(private readonly users: UserLoader) {}

  @ResolveField(() => UserView, { nullable: true, description: 'Null for a version that came with the product.' })
  author(@Parent() version: HelpPageVersionView, @Ctx() ctx: RequestContext): Promise<UserView | null> | null {
    return version.authorId === null ? null : this.users.for(ctx).load(version.authorId);
  }
}
