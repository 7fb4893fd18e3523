// npm run migrate -- --create <words>: writes a migration that makes the tables of today's migrations those of today's entities.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { SchemaGenerator } from '@mikro-orm/sql';

const FOLDER = resolve(import.meta.dirname, '../migrations');
const QUIET = { info() {}, warn: console.warn, error: console.error };

/** Migrations only go forward, and are read before they run: each column has a line. */
export class MigrationWriter extends TSMigrationGenerator {
  generateMigrationFile(className, { up }) {
    const body = up.map((sql) => this.createStatement(sql, 4)).join('');
    return `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override up(): void {
${body}  }
}
`;
  }

  createStatement(sql, padLeft) {
    if (sql === '') return '\n';
    const isTable = sql.startsWith('create table');
    const breaks = isTable ? /(?<=\w" \(|,) ?(?="\w+" \w|primary key)/g : / (?=add |on )/;
    const lines = isTable || sql.length > 95 ? sql.replace(breaks, '\n      ') : sql;
    return `${' '.repeat(padLeft)}this.addSql(\`${lines.replace(/;$/, '').replace(/[`\\]|\$(?=\{)/g, '\\$&')}\`);\n`;
  }
}

/**
 * Compares with a new embedded database, so that no database of the developer matters.
 * @param {string | undefined} words of the migration's name, joined by underscores
 * @param {string} folder
 * @param {number} [count] of the migrations that have run; all by default
 * @returns {Promise<string>} what to say
 */
export async function createMigration(words, folder = FOLDER, count) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(words ?? ''))
    throw new Error('--create needs words, joined by underscores.');
  const [{ startEmbeddedPostgres }, { migrate }, { migrations }, { entities }, { ormOptions }] = await Promise.all([
    import('../dist/src/kernel/database/embedded/embedded-postgres.js'),
    import('../dist/src/kernel/database/migrations.js'),
    import('../dist/migrations/index.js'),
    import('../dist/src/entities.js'),
    import('../dist/src/kernel/database/orm-options.js'),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-migration-'));
  // Started by root, the database's account has to pass.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, logger: QUIET });
  try {
    await migrate(postgres.ownerConnection, migrations.slice(0, count));
    const orm = await MikroORM.init({
      ...ormOptions({ connection: postgres.ownerConnection, poolSize: 2, requestTimeout: 30, entities }),
      extensions: [SchemaGenerator, Migrator],
      schemaGenerator: { skipTables: ['migrations'], ignoreSchema: ['pgboss'], ignoreRoutines: true },
      migrations: { snapshot: false, path: folder, emit: 'ts', generator: MigrationWriter, tableName: 'migrations' },
    });
    const { fileName } = await orm.migrator.create(folder, false, false, words);
    await orm.close(true);
    return fileName === ''
      ? 'The migrations make what the entities have.'
      : `${join(folder, fileName)}: read it, say in a comment what the previous version makes of it, and append it to index.ts.`;
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
