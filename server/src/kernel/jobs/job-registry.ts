import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { JsonObject } from '../json/json.js';
import type { Job } from './job.js';
import { type JobRun, SCHEDULE, type ScheduledJob, WORKER } from './worker.decorator.js';

export interface RegisteredWorker {
  readonly job: Job<JsonObject>;
  readonly work: (data: JsonObject, run: JobRun) => Promise<void>;
}

type Methods = Record<string, RegisteredWorker['work']>;

/** Finds the workers and schedules among the providers. */
@Injectable()
export class JobRegistry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws Error if a job has two workers, or a schedule has none, which are programming errors */
  discover(): { workers: RegisteredWorker[]; schedules: ScheduledJob[] } {
    const workers = new Map<string, RegisteredWorker>();
    const schedules: ScheduledJob[] = [];
    for (const instance of this.instances()) {
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const job = Reflect.getMetadata(WORKER, instance[method]!) as Job<JsonObject> | undefined;
        if (job) {
          if (workers.has(job.name)) throw new Error(`The job ${job.name} has two workers.`);
          workers.set(job.name, { job, work: (data, run) => instance[method]!(data, run) });
        }
        const schedule = Reflect.getMetadata(SCHEDULE, instance[method]!) as ScheduledJob | undefined;
        if (schedule) schedules.push(schedule);
      }
    }
    const idle = schedules.find(({ job }) => !workers.has(job.name));
    if (idle) throw new Error(`The job ${idle.job.name} is scheduled and has no worker.`);
    return { workers: [...workers.values()], schedules };
  }

  /** Each instance once, although several tokens may provide it. */
  private instances(): Set<Methods> {
    const found = new Set<Methods>();
    for (const wrapper of this.discovery.getProviders()) {
      const instance: unknown = wrapper.isDependencyTreeStatic() ? wrapper.instance : null;
      if (typeof instance === 'object' && instance !== null && Object.getPrototypeOf(instance) !== null) {
        found.add(instance as Methods);
      }
    }
    return found;
  }
}
