import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const SCRIPT = pathToFileURL(resolve(import.meta.dirname, '../../scripts/create-migration.mjs')).href;

describe('npm run migrate -- --create', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mallard-create-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** @param count of the migrations that have run */
  const create = async (words: string, count?: number) => {
    const call = `createMigration(${[words, folder].map((text) => JSON.stringify(text)).join(', ')}, ${count})`;
    const code = `const { createMigration } = await import('${SCRIPT}'); console.log(await ${call});`;
    return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])).stdout;
  };

  it('writes what the entities have and the migrations lack, with a line for each column', async () => {
    const output = await create('later_tables', 1);

    const [file, ...others] = await readdir(folder);
    const text = await readFile(join(folder, file!), 'utf8');
    expect(others).toEqual([]);
    expect(output).toContain(join(folder, file!));
    expect(file).toMatch(/^Migration\d{14}_later_tables\.ts$/);
    expect(text).toContain(`export class ${file!.slice(0, -3)} extends Migration {\n  override up(): void {\n`);
    expect(text).toContain('this.addSql(`create table "site_addresses" (\n      "id" text not null,\n');
    expect(text).toContain('alter table "participants" add "cleared_id" uuid null`');
    expect(text).not.toMatch(/down\(|create table "users"/);
  });

  it('writes nothing where they are the same, or without words', async () => {
    expect(await create('nothing')).toBe('The migrations make what the entities have.\n');
    await expect(create('No Words')).rejects.toThrow('--create needs words');
    expect(await readdir(folder)).toEqual([]);
  });
});
