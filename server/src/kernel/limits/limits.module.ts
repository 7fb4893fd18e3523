import { Global, Inject, Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SETTINGS, type Settings } from '../config/settings.js';
import { MemoryWindows } from './memory-windows.js';
import { Overload } from './overload.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RATE_LIMITS } from './rate-limits.js';
import { RateLimiter, WINDOWS } from './rate-limiter.js';
import { RedisWindows } from './redis-windows.js';
import { RequestLimits } from './request-limits.js';
import { SharedWindows } from './shared-windows.js';
import type { Windows } from './windows.js';

const REDIS = Symbol('REDIS_WINDOWS');

@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [SETTINGS],
      useFactory: ({ REDIS_URL, RATE_LIMITS, PUBLIC_URL }: Settings): RedisWindows | null =>
        REDIS_URL !== undefined && RATE_LIMITS ? new RedisWindows(REDIS_URL, `mallard:limits:${PUBLIC_URL}:`) : null,
    },
    {
      provide: WINDOWS,
      inject: [REDIS],
      useFactory: (redis: RedisWindows | null): Windows =>
        redis ? new SharedWindows(redis, new MemoryWindows()) : new MemoryWindows(),
    },
    { provide: Overload, useFactory: () => new Overload() },
    RateLimiter,
    RequestLimits,
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [RateLimiter, RequestLimits, Overload],
})
export class LimitsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(REDIS) private readonly redis: RedisWindows | null,
  ) {}

  async onModuleInit(): Promise<void> {
    const logger = new Logger('RateLimits');
    if (this.settings.RATE_LIMITS) logger.debug({ message: 'Rate limits in force', limits: RATE_LIMITS });
    else logger.warn('RATE_LIMITS is off: nothing holds back who asks too often');
    await this.redis?.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.redis?.stop();
  }
}
