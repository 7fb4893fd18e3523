import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig, Pool } from 'pg';
import { EventBus } from '#kernel/events/event-bus.js';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { createPool } from '#kernel/database/pool.js';
import { loadSecrets } from '#kernel/config/secrets.js';
import { loadSettings } from '#kernel/config/settings.js';
import { createLog } from '#kernel/logging/log.js';
import { type DiskSpace, FolderSpace } from '#kernel/storage/disk-space.js';
import { entities } from '../../../src/entities.js';
import type { RunningInfrastructure } from '../../../src/infrastructure.js';
import { type Mallard, startMallard } from '../../../src/mallard.js';
import { StatementCount } from '../../support/statement-count.js';
import { createTestDatabase } from '../../support/test-database.js';
import { Client } from './client.js';
import { Mailbox } from './mailbox.js';
import { type Person, World } from './world.js';

export interface TestAppOptions {
  /** Settings over the tests' own, by name. */
  env?: Record<string, string>;
  /** Serves the page of the web client as its sources have it, without its scripts and styles. */
  withPages?: boolean;
  /** Another database, as DATABASE_REPLICA_URL would name one. */
  replica?: ClientConfig | null;
  /** The disk that the data are on, in place of the real one. */
  disk?: DiskSpace;
  /** How the server comes to its database: through a proxy, say. Directly by default. */
  reach?: (database: ClientConfig) => Promise<ClientConfig>;
  /** Receives the lines of the log, from `info` on, in place of standard output. */
  logLines?: string[];
  /** Puts into DATA_DIR what is there before the start. */
  prepare?: (dataDir: string) => void;
}

/** A whole server on a database of its own, listening on a free port of this machine. */
export class TestApp {
  readonly visitor: Client;
  readonly mailbox: Mailbox;
  readonly url: string;
  private running: { readonly mallard: Mallard; readonly world: World } | null;

  constructor(
    mallard: Mallard,
    private readonly infrastructure: RunningInfrastructure,
    /** Connections of the owner of the test's database. */
    private readonly owner: Pool,
    private readonly cleanUp: () => Promise<void>,
  ) {
    this.url = `http://127.0.0.1:${mallard.port}`;
    this.visitor = new Client(this.url, null);
    this.mailbox = new Mailbox(this.visitor);
    this.running = { mallard, world: new World(mallard.app) };
  }

  get mallard(): Mallard {
    return this.untilStopped.mallard;
  }

  get world(): World {
    return this.untilStopped.world;
  }

  /** Everything that this person asks carries their token. */
  as(person: Pick<Person, 'token'>): Client {
    return new Client(this.url, person.token);
  }

  /** A part of the running server, such as a service. */
  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.mallard.app.get<T>(token);
  }

  /** Rows of a statement on this test's database, by its owner: a test may do what the server may not. */
  async rows<Row>(statement: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.owner.query<Row & object>(statement, [...parameters])).rows;
  }

  /** The statements that PostgreSQL ran during `work`, background work apart. */
  statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
    return new StatementCount(this.owner.options).during(work);
  }

  /** Resolves when every event so far has been handled. */
  async settled(): Promise<void> {
    await this.get(EventBus).settled();
  }

  /** Another server on the same database, as behind a load balancer. Stop it before this one. */
  async replica(): Promise<TestApp> {
    const { settings } = this.infrastructure;
    const mallard = await startMallard(
      this.infrastructure,
      createLog(settings.LOG_LEVEL),
      join(settings.DATA_DIR, 'no-web-client'),
    );
    return new TestApp(mallard, this.infrastructure, this.owner, () => Promise.resolve());
  }

  async stop(): Promise<void> {
    await this.mallard.stop();
    await this.cleanUp();
    // Node keeps the variables of finished test files (jest, issue 11956), and a server in them would be tens of megabytes.
    this.running = null;
  }

  private get untilStopped() {
    if (!this.running) throw new Error('This server has been stopped.');
    return this.running;
  }
}

/** Call it in `beforeAll`, and `stop` in `afterAll`. Limits of rates are off unless `env` turns them on. */
export async function startTestApp({
  env = {},
  withPages = false,
  replica = null,
  reach = (database) => Promise.resolve(database),
  logLines,
  disk,
  prepare = () => undefined,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-app-'));
  prepare(dataDir);
  const settings = loadSettings({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    // A busy machine is no reason to answer with 503.
    REQUEST_TIMEOUT: '30',
    LOG_LEVEL: logLines ? 'info' : (process.env.TEST_LOG_LEVEL ?? 'silent'),
    ...env,
  });
  const infrastructure: RunningInfrastructure = {
    settings,
    secrets: loadSecrets(dataDir, {}),
    connection: new ConnectionSettings(await reach(database.application), replica),
    entities,
    disk: disk ?? new FolderSpace([dataDir]),
    embedded: null,
  };
  const webFolder = join(dataDir, withPages ? 'web' : 'no-web-client');
  if (withPages) {
    mkdirSync(webFolder);
    // As a build leaves it: with the names of its files, and of those that each page needs.
    const page = readFileSync(join(import.meta.dirname, '../../../../web/index.html'), 'utf8');
    const code = '<link rel="modulepreload" data-code crossorigin href="/assets/client.js" />';
    writeFileSync(join(webFolder, 'index.html'), page.replace('</head>', `${code}</head>`));
    const files = [{ path: '/stream', isDrawnEarly: true, files: ['/assets/stream.js'], drawn: [] }];
    writeFileSync(join(webFolder, 'page-files.json'), JSON.stringify(files));
  }
  const destination = logLines && { write: (line: string) => void logLines.push(line) };
  const mallard = await startMallard(infrastructure, createLog(settings.LOG_LEVEL, destination), webFolder);
  const owner = createPool(database.connection, 4, settings.REQUEST_TIMEOUT);
  return new TestApp(mallard, infrastructure, owner, async () => {
    await owner.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
