import { Args, Field, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { parseId } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpPageNotFound } from '../help.errors.js';
import { askedLanguage, HelpFields, MAX_PAGE_BYTES } from '../text/help-text.js';
import { renderMarkdown } from '../text/markdown.js';
import { HelpHeadingView } from '../topics/help-topic.view.js';
import { HelpPageInput } from './help-page.inputs.js';
import { HelpPageView, HelpPageViews } from './help-page.view.js';
import { HelpPagesService } from './help-pages.service.js';

@ObjectType('HelpPreview')
export class HelpPreviewView {
  @Field(() => String) bodyHtml!: string;
  @Field(() => [HelpHeadingView]) headings!: HelpHeadingView[];
}

/** What editors do with pages, and how Markdown will look. */
@Resolver()
export class HelpPagesResolver {
  constructor(
    private readonly service: HelpPagesService,
    private readonly views: HelpPageViews,
  ) {}

  @Allow('editor', 'help.write')
  @Limit('admin-write')
  @Mutation(() => HelpPageView, { description: 'Each save is a new version.' })
  async updateHelpPage(
    @Args('id', { type: () => ID }) id: string,
    @Args('input', { type: () => HelpPageInput }) input: HelpPageInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<HelpPageView> {
    const pageId = await this.service.update(viewer, parseId(id, 'id'), input);
    const page = await this.views.byId(pageId, askedLanguage(input.language));
    if (!page) throw new HelpPageNotFound();
    return page;
  }

  @Allow('editor', 'help.write')
  @Limit('suggest')
  @Query(() => HelpPreviewView, { description: 'Markdown as readers will see it; nothing is stored.' })
  helpPreview(@Args('body', { type: () => String }) body: string): HelpPreviewView {
    const fields = new HelpFields();
    const text = body.trim() === '' ? '' : fields.markdown('body', body, MAX_PAGE_BYTES);
    fields.check();
    const { html, headings } = renderMarkdown(text);
    return { bodyHtml: html, headings };
  }
}
