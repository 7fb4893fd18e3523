import { z } from 'zod';
import { Body, Controller, Get, Param, Post, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { Answers } from '#kernel/envelope/answers.decorator.js';
import { restShape, instantText } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { AllowedDuringMaintenance } from '#kernel/request/allowed-during-maintenance.decorator.js';
import { WorksWhenFull } from '#kernel/storage/works-when-full.decorator.js';
import { PrefetchRefusal } from './prefetch-refusal.js';
import { RefreshService } from './refresh.service.js';
import { SignInService } from './sign-in.service.js';
import { LoginBody, RefreshBody } from './tokens.inputs.js';
import type { TokenPair } from './token-pair.js';

/** Tokens of the REST contract. */
export const RestTokens = restShape('Tokens', {
  token: z.string(),
  refreshToken: z.string(),
  refreshTokenExpiryTime: instantText,
});
export type RestTokens = z.infer<typeof RestTokens>;

function toRestTokens({ token, refreshToken, refreshTokenExpiresAt }: TokenPair): RestTokens {
  return { token, refreshToken, refreshTokenExpiryTime: refreshTokenExpiresAt.toISOString() };
}

/** Signing in over REST. A refusal is 400, never 401, to which clients respond by refreshing. */
@AllowedDuringMaintenance()
@AllowedWhile('frozen', 'suspended')
@WorksWhenFull()
@Controller('tokens')
export class TokensController {
  constructor(
    private readonly signIn: SignInService,
    private readonly refreshes: RefreshService,
  ) {}

  @Allow('anyone')
  @Limit('login')
  @Answers('Signs in.', RestTokens)
  @Post()
  async create(
    @Body() body: LoginBody,
    @Ctx() ctx: RequestContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RestTokens> {
    response.setHeader('Cache-Control', 'no-store');
    const { email, password, code, takeBack } = body;
    return toRestTokens(await this.signIn.signIn(ctx, { login: email, password, code, takeBack }));
  }

  /** The recommended way: it keeps the token out of URLs. */
  @Allow('anyone')
  @Answers('Exchanges a refresh token, sent in the body, for the next pair of tokens.', RestTokens)
  @Post('refresh')
  async refresh(@Body() body: RefreshBody, @Res({ passthrough: true }) response: Response): Promise<RestTokens> {
    response.setHeader('Cache-Control', 'no-store');
    return toRestTokens(await this.refreshes.refresh(body.refreshToken));
  }

  @Allow('anyone')
  @UseGuards(PrefetchRefusal)
  @Answers('Exchanges a refresh token for the next pair of tokens.', RestTokens)
  @Get(':refreshToken')
  async exchange(@Param('refreshToken') refreshToken: string): Promise<RestTokens> {
    return toRestTokens(await this.refreshes.refresh(refreshToken));
  }
}
