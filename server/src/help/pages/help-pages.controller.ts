import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { UserViews } from '#people/users/user.view.js';
import { HelpPageNotFound } from '../help.errors.js';
import { RestHelpPage, RestHelpPageVersion, toRestPage, toRestVersion } from '../help.rest.js';
import { HelpPageBody } from './help-page.inputs.js';
import { type HelpPageVersionView, type HelpPageView, HelpPageViews } from './help-page.view.js';
import { HelpPagesService } from './help-pages.service.js';

/** REST endpoints for pages and their versions, each in its original language. */
@Controller('help')
export class HelpPagesController {
  constructor(
    private readonly service: HelpPagesService,
    private readonly views: HelpPageViews,
    private readonly users: UserViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('Lists the legal pages with their texts.', RestHelpPage)
  @Get('pages')
  async list(): Promise<RestHelpPage[]> {
    return (await this.views.all(null)).map(toRestPage);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('One legal page.', RestHelpPage)
  @Get('pages/:id')
  async show(@Param('id', IdPipe) id: string): Promise<RestHelpPage> {
    return toRestPage(await this.find(id));
  }

  @Allow('editor', 'help.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Saves a new version of a legal page.', RestHelpPage)
  @Put('pages/:id')
  async update(
    @Param('id', IdPipe) id: string,
    @Body() { title, content, language }: HelpPageBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestHelpPage> {
    return toRestPage(await this.find(await this.service.update(viewer, id, { title, body: content, language })));
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('Lists the versions of a legal page, newest first.', RestHelpPageVersion)
  @Get('pages/:id/versions')
  async versions(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestHelpPageVersion[]> {
    return this.shown(await this.views.versionsOf(await this.find(id)), viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('One version of a legal page.', RestHelpPageVersion)
  @Get('versions/:id')
  async version(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestHelpPageVersion> {
    const version = await this.views.version(id);
    const [shown] = version ? await this.shown([version], viewer) : [];
    if (!shown) throw new HelpPageNotFound();
    return shown;
  }

  private async find(id: string): Promise<HelpPageView> {
    const page = await this.views.byId(id, null);
    if (!page) throw new HelpPageNotFound();
    return page;
  }

  private async shown(versions: readonly HelpPageVersionView[], viewer: Viewer): Promise<RestHelpPageVersion[]> {
    const ids = versions.map(({ authorId }) => authorId).filter((id) => id !== null);
    const authors = await this.users.byIds([...new Set(ids)], viewer);
    return versions.map((version) => toRestVersion(version, authors.get(version.authorId ?? '')));
  }
}
