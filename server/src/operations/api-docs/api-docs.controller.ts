import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AnswersRaw } from '#kernel/envelope/answers.decorator.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { languageOf } from '#kernel/request/language.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { productVersion } from '#kernel/config/product-version.js';
import { DOCS_POLICY } from './docs-frame.js';
import { docsPage } from './docs-page.js';
import { type OpenApiDocument, openApiOf } from './openapi.js';
import { RestRoutes } from './rest-routes.js';

/** The description of the REST API, for tools and for people. */
@Controller('docs')
export class ApiDocsController {
  private made: OpenApiDocument | undefined;

  constructor(
    private readonly routes: RestRoutes,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersRaw('This documentation as a page.', 'text/html')
  @Get()
  page(@Req() request: Request, @Res() response: Response): void {
    const language = languageOf(request.headers['accept-language']);
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.type('text/html; charset=utf-8').send(docsPage(language, this.document()));
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersRaw('This documentation as OpenAPI 3.1.', 'application/json')
  @Get('openapi.json')
  openApi(@Res() response: Response): void {
    response.json(this.document());
  }

  /** Created on the first request, so that it doesn't slow down the start. */
  private document(): OpenApiDocument {
    this.made ??= openApiOf(this.routes.all(), this.settings.PRODUCT_NAME, productVersion());
    return this.made;
  }
}
