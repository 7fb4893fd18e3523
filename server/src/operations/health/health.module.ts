import { Module } from '@nestjs/common';
import { DegradedParts } from './degraded-parts.js';
import { Readiness } from './readiness.js';

@Module({ providers: [Readiness, DegradedParts], exports: [Readiness, DegradedParts] })
export class HealthModule {}
