import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Injectable, Logger, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { createBoss } from '#kernel/jobs/boss.js';
import { defineJob } from '#kernel/jobs/job.js';
import { JobRegistry } from '#kernel/jobs/job-registry.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { type JobRun, RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { createLog } from '#kernel/logging/log.js';
import { NestLog } from '#kernel/logging/nest-log.js';
import { createKernel, type Kernel } from './support/kernel.js';
import { pause, until } from './support/until.js';

const Feed = defineJob<{ duck: string }>('test.feed', { concurrency: 2, retryDelaySeconds: 1 });
const Patrol = defineJob('test.patrol', { retryDelaySeconds: 1 });
const Count = defineJob('test.count');
/** How long a stop waits for jobs under way, in jobs.ts. */
const STOP_TIMEOUT_MS = 6_000;

@Injectable()
class Keeper {
  readonly fed: string[] = [];
  readonly runs: JobRun[] = [];
  atOnce = 0;
  most = 0;
  failures = 0;
  slow = 0;
  rounds = 0;

  @Worker(Feed)
  async feed({ duck }: { duck: string }, run: JobRun): Promise<void> {
    this.runs.push(run);
    this.atOnce += 1;
    this.most = Math.max(this.most, this.atOnce);
    try {
      if (this.slow > 0) await pause(this.slow);
      if (this.failures > 0) {
        this.failures -= 1;
        throw new TypeError(`no bread for ${duck}`);
      }
      this.fed.push(duck);
    } finally {
      this.atOnce -= 1;
    }
  }

  /** Goes on until it is told to end. */
  @Worker(Patrol)
  async patrol(_: unknown, { signal }: JobRun): Promise<void> {
    this.rounds += 1;
    if (this.rounds > 1) return;
    await once(signal, 'abort');
    signal.throwIfAborted();
  }

  @Worker(Count)
  @RecurringJob(Count, '17 3 * * *')
  async count(): Promise<void> {}
}

describe('jobs', () => {
  let kernel: Kernel;
  let stops: (() => Promise<void>)[] = [];
  let lines: string[] = [];

  async function replica(): Promise<{ jobs: Jobs; keeper: Keeper; stop: () => Promise<void> }> {
    @Module({
      imports: [DiscoveryModule],
      providers: [
        JobRegistry,
        Jobs,
        Keeper,
        { provide: 'alias', useExisting: Keeper },
        { provide: ConnectionSettings, useValue: kernel.connection },
      ],
    })
    class Pond {}
    const app = await NestFactory.createApplicationContext(Pond, {
      logger: new NestLog(createLog('warn', { write: (line) => void lines.push(line) })),
    });
    const stop = () => app.close();
    stops.push(stop);
    return { jobs: app.get(Jobs), keeper: app.get(Keeper), stop };
  }

  beforeAll(async () => {
    kernel = await createKernel();
  });

  afterEach(async () => {
    for (const stop of stops) await stop();
    stops = [];
    lines = [];
  });

  afterAll(async () => {
    Logger.overrideLogger(false);
    await kernel.close();
  });

  it('run when their transaction has committed, without waiting for the next look at the queue', async () => {
    const { jobs, keeper } = await replica();
    const ducks = Array.from({ length: 30 }, (_, index) => `duck ${index}`);

    const oneAfterAnother = async () => {
      for (const duck of ducks) {
        await kernel.transactions.run((tx) => jobs.enqueue(tx, Feed, { duck }));
        await until(() => keeper.fed.includes(duck));
      }
    };

    // With a look every two seconds they would be a minute, for which `until` does not wait.
    await Promise.all([oneAfterAnother(), until(() => keeper.fed.length === ducks.length)]);
    expect(keeper.fed).toEqual(ducks);
  });

  it('never run when their transaction is rolled back', async () => {
    const { jobs, keeper } = await replica();

    const attempt = kernel.transactions.run(async (tx) => {
      await jobs.enqueue(tx, Feed, { duck: 'Ghost' });
      throw new Error('changed my mind');
    });

    await expect(attempt).rejects.toThrow('changed my mind');
    await jobs.send(Feed, { duck: 'Real' });
    await until(() => keeper.fed.length === 1);
    expect(keeper.fed).toEqual(['Real']);
  });

  it('work off a backlog at once, no more at a time than the job allows', async () => {
    const { jobs, keeper } = await replica();
    keeper.slow = 20;
    const ducks = Array.from({ length: 30 }, (_, index) => `duck ${index}`);

    for (const duck of ducks) await jobs.send(Feed, { duck });

    await until(() => keeper.fed.length === 30);
    expect(keeper.most).toBe(2);
    expect([...keeper.fed].sort()).toEqual([...ducks].sort());
  });

  it('run once, though two replicas look for them', async () => {
    const [ann, ben] = [await replica(), await replica()];

    await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? ann : ben).jobs.send(Feed, { duck: `${index}` })),
    );

    await until(() => ann.keeper.fed.length + ben.keeper.fed.length >= 40);
    expect(new Set([...ann.keeper.fed, ...ben.keeper.fed]).size).toBe(40);
    expect(ann.keeper.fed.length + ben.keeper.fed.length).toBe(40);
  });

  it('are tried again after a failure, which is logged and stored without what the job was about', async () => {
    const { jobs, keeper } = await replica();
    keeper.failures = 1;

    await jobs.send(Feed, { duck: 'ann@pond.example' });

    await until(() => keeper.fed.length === 1, 15_000);
    expect(keeper.runs.map((run) => run.attempt)).toEqual([1, 2]);
    const line = lines.find((entry) => entry.includes('test.feed'));
    expect(line).toContain(keeper.runs[0]!.id);
    expect(lines.join('')).not.toContain('ann@pond');
    const outputs = await kernel.database.rows('select output::text from pgboss.job where name = $1', ['test.feed']);
    expect(JSON.stringify(outputs)).not.toContain('bread');
  });

  it('wait until the time they are told', async () => {
    const { jobs, keeper } = await replica();

    await jobs.send(Feed, { duck: 'later' }, { startAfter: new Date(Date.now() + 60_000) });
    await jobs.send(Feed, { duck: 'now' });

    await until(() => keeper.fed.length === 1);
    expect(keeper.fed).toEqual(['now']);
    const waiting = await kernel.database.rows(
      "delete from pgboss.job where name = $1 and state = 'created' returning data->>'duck' as duck",
      ['test.feed'],
    );
    expect(waiting).toEqual([{ duck: 'later' }]);
  });

  it('carry on after the database has dropped every connection', async () => {
    const { jobs, keeper } = await replica();
    // Of this test's database alone: the other test files use the same server.
    await kernel.database.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mallard jobs' and datname = current_database()",
      [],
    );

    await until(() =>
      jobs.send(Feed, { duck: 'after' }).then(
        () => true,
        () => false,
      ),
    );

    await until(() => keeper.fed.length > 0);
  });

  it('let a run that is under way finish before a stop', async () => {
    const { jobs, keeper, stop } = await replica();
    keeper.slow = 300;
    await jobs.send(Feed, { duck: 'last' });
    await until(() => keeper.atOnce === 1);

    await stop();

    expect(keeper.fed).toEqual(['last']);
  });

  it('hear at once that the server stops, and run again at the next start', async () => {
    const first = await replica();
    await first.jobs.send(Patrol, {});
    await until(() => first.keeper.rounds === 1);

    // A stop that would give up on the job after six seconds never ends.
    const real = setTimeout;
    const timers = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((work: () => void, ms?: number) =>
        ms === STOP_TIMEOUT_MS ? real(() => undefined) : real(work, ms),
      );
    await first.stop();
    timers.mockRestore();

    expect(lines).toEqual([]);
    const second = await replica();
    second.keeper.rounds = 1;
    await until(() => second.keeper.rounds === 2);
  });

  it('keep the schedules that the code declares and end the others', async () => {
    await replica();
    const schedules = () =>
      kernel.database.rows<{ name: string; cron: string }>('select name, cron from pgboss.schedule where 1 = $1', [1]);
    expect(await schedules()).toEqual([{ name: 'test.count', cron: '17 3 * * *' }]);
    const boss = createBoss(kernel.connection.config);
    await boss.start();
    await boss.createQueue('test.gone');
    await boss.schedule('test.gone', '0 0 * * *');
    await boss.stop();

    await replica();

    expect(await schedules()).toEqual([{ name: 'test.count', cron: '17 3 * * *' }]);
  });

  it('start on the tables that exist already', async () => {
    await replica();
    const tables = () =>
      kernel.database.rows('select oid from pg_class where relnamespace = $1::regnamespace order by oid', ['pgboss']);
    const before = await tables();

    await replica();

    expect(await tables()).toEqual(before);
  });

  it('refuse two workers of one job, and a schedule without a worker', () => {
    const wrappers = (...instances: object[]) =>
      instances.map((instance) => ({ instance, isDependencyTreeStatic: () => true }));
    class Idle {
      @RecurringJob(defineJob('test.idle'), '0 0 * * *')
      async nothing(): Promise<void> {}
    }
    const registry = (...instances: object[]) =>
      new JobRegistry(
        { getProviders: () => wrappers(...instances) } as never,
        {
          getAllMethodNames: (prototype: object) =>
            Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor'),
        } as never,
      );

    expect(() => registry(new Keeper(), new Keeper()).discover()).toThrow('The job test.feed has two workers.');
    expect(() => registry(new Idle()).discover()).toThrow('test.idle is scheduled and has no worker');
  });
});
