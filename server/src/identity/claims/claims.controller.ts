import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ClaimCategoryNotFound, ClaimNotFound } from './claim.errors.js';
import { ClaimCategoryInput, ClaimDefinitionBody } from './claim.inputs.js';
import { RestClaimCategory, RestClaimDefinition, toRestCategory, toRestDefinition } from './claim.rest.js';
import { ClaimViews } from './claim.view.js';
import { type DefinitionDraft, ClaimsService } from './claims.service.js';

/** The name of a claim's value in REST. */
const VALUE_FIELD = 'claimValue';

/** REST endpoints for claims and their categories. */
@Controller('claims')
export class ClaimsController {
  constructor(
    private readonly views: ClaimViews,
    private readonly claims: ClaimsService,
  ) {}

  @Allow('admin', 'claims.define', 'claims.assign')
  @TokenScope('admin')
  @AnswersList('Lists the categories of claims.', RestClaimCategory)
  @Get('categories')
  async categories(): Promise<RestClaimCategory[]> {
    return (await this.views.categories()).map(toRestCategory);
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @HttpCode(200)
  @Answers('Makes a category of claims.', RestClaimCategory)
  @Post('categories')
  async createCategory(
    @Body() body: ClaimCategoryInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestClaimCategory> {
    return this.category(await this.claims.createCategory(viewer, body));
  }

  @Allow('admin', 'claims.define', 'claims.assign')
  @TokenScope('admin')
  @Answers('One category of claims.', RestClaimCategory)
  @Get('categories/:id')
  async category(@Param('id', IdPipe) id: string): Promise<RestClaimCategory> {
    const category = await this.views.category(id);
    if (!category) throw new ClaimCategoryNotFound();
    return toRestCategory(category);
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Answers('Changes a category of claims.', RestClaimCategory)
  @Put('categories/:id')
  async updateCategory(
    @Param('id', IdPipe) id: string,
    @Body() body: ClaimCategoryInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestClaimCategory> {
    return this.category(await this.claims.updateCategory(viewer, id, body));
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Answers('Deletes an empty category of claims; data is its id.', uuid)
  @Delete('categories/:id')
  removeCategory(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.claims.removeCategory(viewer, id);
  }

  @Allow('admin', 'claims.define', 'claims.assign')
  @TokenScope('admin')
  @AnswersList('Lists all claims.', RestClaimDefinition)
  @Get('definitions')
  async definitions(): Promise<RestClaimDefinition[]> {
    return (await this.views.definitions()).map(toRestDefinition);
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @HttpCode(200)
  @Answers('Defines a claim.', RestClaimDefinition)
  @Post('definitions')
  async define(@Body() body: ClaimDefinitionBody, @SignedIn() viewer: SignedInViewer): Promise<RestClaimDefinition> {
    return this.definition(await this.claims.define(viewer, draftOf(body), VALUE_FIELD));
  }

  @Allow('admin', 'claims.define', 'claims.assign')
  @TokenScope('admin')
  @AnswersList('Lists the claims of a category.', RestClaimDefinition)
  @Get('definitions/category/:id')
  async ofCategory(@Param('id', IdPipe) id: string): Promise<RestClaimDefinition[]> {
    await this.category(id);
    return (await this.views.definitions(id)).map(toRestDefinition);
  }

  @Allow('admin', 'claims.define', 'claims.assign')
  @TokenScope('admin')
  @Answers('One claim.', RestClaimDefinition)
  @Get('definitions/:id')
  async definition(@Param('id', IdPipe) id: string): Promise<RestClaimDefinition> {
    const definition = await this.views.definition(id);
    if (!definition) throw new ClaimNotFound();
    return toRestDefinition(definition);
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Answers('Changes a claim.', RestClaimDefinition)
  @Put('definitions/:id')
  async redefine(
    @Param('id', IdPipe) id: string,
    @Body() body: ClaimDefinitionBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestClaimDefinition> {
    return this.definition(await this.claims.redefine(viewer, id, draftOf(body), VALUE_FIELD));
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Answers('Deletes a claim, which everyone loses; data is its id.', uuid)
  @Delete('definitions/:id')
  removeDefinition(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.claims.removeDefinition(viewer, id);
  }
}

function draftOf(body: ClaimDefinitionBody): DefinitionDraft {
  const { categoryId, claimValue: value, name, description, isActive } = body;
  return { categoryId, value, name, description, isActive };
}
