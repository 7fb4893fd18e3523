import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategoryNotFound } from '../help.errors.js';
import { askedLanguage } from '../text/help-text.js';
import { HelpCategoriesService } from './help-categories.service.js';
import { HelpCategoryInput } from './help-category.inputs.js';
import { HelpCategoryView, HelpCategoryViews } from './help-category.view.js';

/** What editors do with categories. Responses are in the language that was edited. */
@Resolver()
export class HelpCategoriesResolver {
  constructor(
    private readonly service: HelpCategoriesService,
    private readonly views: HelpCategoryViews,
  ) {}

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => HelpCategoryView, { description: 'Requires the claim help.write.' })
  async createHelpCategory(
    @Args('input', { type: () => HelpCategoryInput, description: 'The category to make.' }) input: HelpCategoryInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpCategoryView> {
    return this.shown(await this.service.create(viewer, input), input.language);
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => HelpCategoryView, { description: 'Requires the claim help.write.' })
  async updateHelpCategory(
    @Args('id', { type: () => ID, description: 'The category to change.' }) id: string,
    @Args('input', { type: () => HelpCategoryInput, description: 'Its new values.' }) input: HelpCategoryInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpCategoryView> {
    return this.shown(await this.service.update(viewer, parseId(id, 'id'), input), input.language);
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'CONFLICT while it has topics.' })
  async deleteHelpCategory(
    @Args('id', { type: () => ID, description: 'The category to delete; it must be empty.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.service.remove(viewer, parseId(id, 'id')) };
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => [HelpCategoryView], { description: 'ids must name all categories; CONFLICT if they do not.' })
  async orderHelpCategories(
    @Args('ids', { type: () => [ID], description: 'All categories in their new order.' }) ids: string[],
    @Args('language', { type: () => String, nullable: true, description: 'The language of the answer, en or he.' })
    language: string | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpCategoryView[]> {
    const asked = askedLanguage(language);
    await this.service.order(
      viewer,
      ids.map((id) => parseId(id, 'ids')),
    );
    return this.views.all(asked);
  }

  private async shown(id: string, language: string | null | undefined): Promise<HelpCategoryView> {
    const view = (await this.views.byIds([id], askedLanguage(language))).get(id);
    if (!view) throw new HelpCategoryNotFound();
    return view;
  }
}
