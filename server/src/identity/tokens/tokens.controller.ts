import { Body, Controller, Get, Param, Post, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { StaysOpen } from '#kernel/request/stays-open.decorator.js';
import { PrefetchRefusal } from './prefetch-refusal.js';
import { RefreshService } from './refresh.service.js';
import { SignInService } from './sign-in.service.js';
import { LoginBody, RefreshBody } from './tokens.inputs.js';
import type { TokenPair } from './token-pair.js';

/** Tokens of the REST contract. */
export interface RestTokens {
  token: string;
  refreshToken: string;
  refreshTokenExpiryTime: string;
}

function toRestTokens({ token, refreshToken, refreshTokenExpiresAt }: TokenPair): RestTokens {
  return { token, refreshToken, refreshTokenExpiryTime: refreshTokenExpiresAt.toISOString() };
}

/** The REST face of signing in. A refusal is 400, never 401, which clients answer by refreshing. */
@StaysOpen()
@Controller('tokens')
export class TokensController {
  constructor(
    private readonly signIn: SignInService,
    private readonly refreshes: RefreshService,
  ) {}

  @Allow('anyone')
  @Limit('login')
  @Post()
  async create(
    @Body() body: LoginBody,
    @Ctx() ctx: RequestContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RestTokens> {
    response.setHeader('Cache-Control', 'no-store');
    return toRestTokens(await this.signIn.signIn(ctx, body.email, body.password));
  }

  /** The way to take where there is a choice: the token stays out of addresses. */
  @Allow('anyone')
  @Post('refresh')
  async refresh(@Body() body: RefreshBody, @Res({ passthrough: true }) response: Response): Promise<RestTokens> {
    response.setHeader('Cache-Control', 'no-store');
    return toRestTokens(await this.refreshes.refresh(body.refreshToken));
  }

  @Allow('anyone')
  @UseGuards(PrefetchRefusal)
  @Get(':refreshToken')
  async exchange(@Param('refreshToken') refreshToken: string): Promise<RestTokens> {
    return toRestTokens(await this.refreshes.refresh(refreshToken));
  }
}
