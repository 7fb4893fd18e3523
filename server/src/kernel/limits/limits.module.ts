import { availableParallelism } from 'node:os';
import { Global, Inject, Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SETTINGS, type Settings } from '../config/settings.js';
import { timeLimits } from '../config/time-limits.js';
import { MemoryWindowStore } from './memory-window-store.js';
import { Newcomers } from './newcomers.js';
import { Overload } from './overload.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RATE_LIMITS } from './rate-limits.js';
import { RateLimiter, WINDOW_STORE } from './rate-limiter.js';
import { RedisWindowStore } from './redis-window-store.js';
import { RequestLimits } from './request-limits.js';
import { SharedWindowStore } from './shared-window-store.js';
import type { SlidingWindowStore } from './sliding-window-store.js';

const REDIS = Symbol('REDIS_WINDOW_STORE');

@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [SETTINGS],
      useFactory: ({ REDIS_URL, RATE_LIMITS, PUBLIC_URL }: Settings): RedisWindowStore | null =>
        REDIS_URL !== undefined && RATE_LIMITS
          ? new RedisWindowStore(REDIS_URL, `mallard:limits:${PUBLIC_URL}:`)
          : null,
    },
    {
      provide: WINDOW_STORE,
      inject: [REDIS],
      useFactory: (redis: RedisWindowStore | null): SlidingWindowStore =>
        redis ? new SharedWindowStore(redis, new MemoryWindowStore()) : new MemoryWindowStore(),
    },
    {
      provide: Overload,
      inject: [SETTINGS],
      useFactory: ({ REQUEST_TIMEOUT }: Settings) =>
        new Overload(availableParallelism(), timeLimits(REQUEST_TIMEOUT).queue),
    },
    RateLimiter,
    Newcomers,
    RequestLimits,
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [RateLimiter, Newcomers, RequestLimits, Overload],
})
export class LimitsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(REDIS) private readonly redis: RedisWindowStore | null,
  ) {}

  async onModuleInit(): Promise<void> {
    const logger = new Logger('RateLimits');
    if (this.settings.RATE_LIMITS) logger.debug({ message: 'Rate limits in force', limits: RATE_LIMITS });
    else logger.warn('RATE_LIMITS is off: requests are not limited');
    await this.redis?.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.redis?.stop();
  }
}
