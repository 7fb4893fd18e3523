import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../api/support/client.js';
import { ExternalDatabase } from './support/external-database.js';
import { Process } from './support/process.js';
import { type Account, Replica } from './support/replica.js';

const PEOPLE = ['ada', 'ben', 'cleo', 'dov', 'eve'];
/** The nightly run has 500 in all. */
const EACH = process.env.NIGHTLY ? 100 : 40;
const ON_DAY = 25;
const ALL = PEOPLE.length * EACH;
/** Servers that are killed before the rest may finish its work. The whole proof is 20, half a minute more. */
const KILLS = Number(process.env.SCHEDULED_KILLS || 3);
/** Seconds for which each publication is held open: so many that there is something left to publish after the last kill. */
const LINGER_SECONDS = (7 * KILLS) / EACH;
const DAY_MS = 86_400_000;
const SCHEDULE = 'mutation($input: SchedulePostInput!) { schedulePost(input: $input) { id } }';

/** Holds every publication open for a while between its rows and its commit, so that kills meet it there. */
const SLOW_DOWN = `
create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(${LINGER_SECONDS}); return null; end $$;
create trigger linger after insert on scheduled_publications for each row execute function linger()`;
/** Notes when each is published, on the clock by which it was due: that of the database, at the end of its transaction. */
const NOTE = `
create table published (at timestamptz not null);
create function note() returns trigger language plpgsql as $$
begin insert into published values (clock_timestamp()); return null; end $$;
create constraint trigger note after insert on scheduled_publications deferrable initially deferred
for each row execute function note()`;
/** Milliseconds after an instant, for what was published since. */
const lateness = (since: string) => `
select count(*)::int as quacks, max(ms)::int as max,
  percentile_disc(0.5) within group (order by ms)::int as p50, percentile_disc(0.99) within group (order by ms)::int as p99
from (select extract(epoch from at - '${since}'::timestamptz) * 1000 as ms from published where at >= '${since}') late`;
/** When the quacks are due, or both servers are up where that is later. */
const DUE = 'select greatest(clock_timestamp(), max(due_at))::text as at from scheduled_posts';
const NOW = 'select clock_timestamp()::text as at';
/** Cuts every connection that is about to commit a publication. */
const CUT = `
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid() and wait_event = 'PgSleep'`;
const STUCK = 'select failure, attempts, count(*)::int from scheduled_posts group by 1, 2';
/** What is to become of the quacks of all. */
const EACH_ONCE = {
  ...{ quacks: ALL, different: ALL, matched: ALL, tagged: ALL },
  // The second quacks of the threads, and how many of them answer their first.
  ...{ replies: ALL, threaded: ALL },
  ...{ authors: PEOPLE.length, miscounted: 0 },
};
const LEFT = 'select count(*)::int as left from scheduled_posts';

describe(`${ALL} scheduled threads that are due at once`, () => {
  let database: ExternalDatabase;
  const started: Replica[] = [];
  const accounts: Account[] = [];

  beforeAll(async () => {
    database = await ExternalDatabase.create();
    await new Process('migrate', { DATABASE_URL: database.url }).ended;
    await database.rows(NOTE);
    const server = await start();
    for (const name of PEOPLE) accounts.push(await server.register(name));
    await server.stop();
  });
  afterAll(async () => {
    await Promise.all(started.map((server) => server.kill()));
    await database.drop();
  });

  it('are published exactly once by two servers, however often servers are killed and connections cut', async () => {
    await schedule('killed', 1);
    await database.rows(SLOW_DOWN);
    await database.rows('update scheduled_posts set due_at = now()');
    let [one, other] = await Promise.all([start(), start()]);
    let cuts = 0;
    let killed = 0;

    while (killed < KILLS && (await left()) > 0) {
      cuts += await cut();
      await one.kill();
      killed += 1;
      one = await start();
      [one, other] = [other, one];
    }
    await database.rows('drop trigger linger on scheduled_publications');
    const [healed] = await database.rows<{ at: string }>(NOW);
    await published();
    const ends = await Promise.all([one.stop(), other.stop()]);

    expect(killed).toBe(KILLS);
    expect(cuts).toBeGreaterThan(0);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(await facts('killed')).toEqual(EACH_ONCE);
    await tellLateness(`after ${KILLS} kills and ${cuts} cuts`, healed!.at);
  }, 600_000);

  it('are published in time by two servers that run', async () => {
    await schedule('timely', 5);
    await database.rows(`update scheduled_posts set due_at = now() + interval '3 seconds'`);

    const servers = await Promise.all([start(), start()]);
    const [due] = await database.rows<{ at: string }>(DUE);
    await published();
    await Promise.all(servers.map((server) => server.stop()));

    expect(await facts('timely')).toEqual(EACH_ONCE);
    await tellLateness('while both run', due!.at);
  }, 300_000);

  /** As many as people may have waiting, on as few days as they may. @param day the first of them, 1 for tomorrow */
  async function schedule(word: string, day: number): Promise<void> {
    const server = await start();
    await Promise.all(
      accounts.map(async (account) => {
        const { token } = await server.signIn(account);
        await scheduleAll(server.as(token), `#${word} ${account.handle}`, day);
      }),
    );
    await server.stop();
  }

  /** Waits for publications that are about to be committed, and cuts their connections. @returns how many */
  async function cut(): Promise<number> {
    for (const limit = Date.now() + 20_000; Date.now() < limit;) {
      const gone = await database.rows(CUT);
      if (gone.length > 0) return gone.length;
      await new Promise((resume) => setTimeout(resume, 20));
    }
    throw new Error('Nothing is published.');
  }

  async function published(): Promise<void> {
    for (const limit = Date.now() + 180_000; (await left()) > 0;) {
      if (Date.now() > limit)
        throw new Error(`Not published in three minutes: ${JSON.stringify(await database.rows(STUCK))}`);
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }

  /** What became of those with a word. */
  async function facts(word: string): Promise<unknown> {
    const [row] = await database.rows(`
      with quacks as (select * from posts where content like '#${word} %')
      select count(*)::int as quacks, count(distinct content)::int as different, count(distinct author_id)::int as authors,
        (select count(*)::int from scheduled_publications p join quacks q on q.id = p.post_id and q.author_id = p.author_id) as matched,
        (select post_count::int from hashtags where tag = '${word}') as tagged,
        (select count(*)::int from users u where u.post_count <> (select count(*) from posts p where p.author_id = u.id and p.parent_id is null)) as miscounted,
        (select count(*)::int from posts p where p.content like 'More of #${word} %') as replies,
        (select count(*)::int from posts p join quacks q on q.id = p.parent_id and p.content = 'More of ' || q.content) as threaded
      from quacks`);
    return row;
  }

  /** Printed and not asserted: how long it takes is the machine's. */
  async function tellLateness(when: string, since: string): Promise<void> {
    const [late] = await database.rows<Record<'quacks' | 'p50' | 'p99' | 'max', number>>(lateness(since));
    process.stdout.write(
      `Published ${when}: ${late!.quacks}, late by p50 ${late!.p50} ms, p99 ${late!.p99} ms, at most ${late!.max} ms\n`,
    );
  }

  async function start(): Promise<Replica> {
    const server = await Replica.start(database);
    started.push(server);
    return server;
  }

  async function left(): Promise<number> {
    const [row] = await database.rows<{ left: number }>(LEFT);
    return row!.left;
  }
});

async function scheduleAll(client: Client, words: string, firstDay: number): Promise<void> {
  const noon = new Date(Date.now() + firstDay * DAY_MS).setUTCHours(12, 0, 0, 0);
  for (let n = 0; n < EACH; n += 1) {
    const publishAt = new Date(noon + Math.floor(n / ON_DAY) * DAY_MS + (n % ON_DAY) * 60_000);
    const content = `${words} ${n}`;
    const input = { content, thread: [{ content: `More of ${content}` }], publishAt: publishAt.toISOString() };
    const { errors } = await client.graphql(SCHEDULE, { input });
    if (errors) throw new Error(errors[0]?.message);
  }
}
