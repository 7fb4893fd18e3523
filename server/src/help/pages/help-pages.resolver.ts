import { Args, Field, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpPageNotFound } from '../help.errors.js';
import { askedLanguage, HelpFields, MAX_PAGE_BYTES } from '../text/help-text.js';
import { renderMarkdown } from '../text/markdown.js';
import { HelpHeadingView } from '../topics/help-topic.view.js';
import { HelpPageInput } from './help-page.inputs.js';
import { HelpPageView, HelpPageViews } from './help-page.view.js';
import { HelpPagesService } from './help-pages.service.js';

@ObjectType('HelpPreview', { description: 'Markdown as readers of the help center will see it.' })
export class HelpPreviewView {
  @Field(() => String, { description: 'Sanitized HTML.' }) bodyHtml!: string;
  @Field(() => [HelpHeadingView], { description: 'The headings in order.' }) headings!: HelpHeadingView[];
}

/** What editors do with pages, and previews of Markdown. */
@Resolver()
export class HelpPagesResolver {
  constructor(
    private readonly service: HelpPagesService,
    private readonly views: HelpPageViews,
  ) {}

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => HelpPageView, { description: 'Creates a new version.' })
  async updateHelpPage(
    @Args('id', { type: () => ID, description: 'The page to change.' }) id: string,
    @Args('input', { type: () => HelpPageInput, description: 'The text of the new version.' }) input: HelpPageInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpPageView> {
    const pageId = await this.service.update(viewer, parseId(id, 'id'), input);
    const page = await this.views.byId(pageId, askedLanguage(input.language));
    if (!page) throw new HelpPageNotFound();
    return page;
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('suggest')
  @Query(() => HelpPreviewView, { description: 'Renders Markdown as readers will see it; stores nothing.' })
  helpPreview(@Args('body', { type: () => String, description: 'Markdown.' }) body: string): HelpPreviewView {
    const fields = new HelpFields();
    const text = body.trim() === '' ? '' : fields.markdown('body', body, MAX_PAGE_BYTES);
    fields.check();
    const { html, headings } = renderMarkdown(text);
    return { bodyHtml: html, headings };
  }
}
