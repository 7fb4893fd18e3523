import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobRegistry } from './job-registry.js';
import { Jobs } from './jobs.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobRegistry, Jobs],
  exports: [Jobs],
})
export class JobsModule {}
