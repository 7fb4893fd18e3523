// Compiles server/src and server/migrations to server/dist with swc, then writes the GraphQL schema beside them.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from '@swc/core';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'dist');
const SCHEMA = join(out, 'schema.graphql');
const options = JSON.parse(await readFile(join(root, '.swcrc'), 'utf8'));

async function* filesIn(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** Writes to a temporary file and renames it, so that a process that starts meanwhile never reads an incomplete file. */
async function put(target, text) {
  const beside = `${target}.${process.pid}.tmp`;
  await writeFile(beside, text);
  await rename(beside, target);
}

/**
 * @param {string} file a TypeScript source below the server's folder
 * @returns {Promise<string[]>} the files written
 */
async function compile(file) {
  const target = join(out, relative(root, file)).replace(/\.ts$/, '.js');
  const { code, map } = await transform(await readFile(file, 'utf8'), {
    ...options,
    $schema: undefined,
    swcrc: false,
    filename: file,
    sourceFileName: relative(dirname(target), file),
  });
  await mkdir(dirname(target), { recursive: true });
  await put(`${target}.map`, map ?? '{}');
  await put(target, `${code}\n//# sourceMappingURL=${target.split('/').pop()}.map\n`);
  return [target, `${target}.map`];
}

/** Texts, SQL and pictures that the server reads at run time are beside the code that reads them. */
async function copy(file) {
  const target = join(out, relative(root, file));
  await mkdir(dirname(target), { recursive: true });
  await put(target, await readFile(file));
  return [target];
}

/** Compiles everything, then deletes output without a source. */
export async function compileServer() {
  const work = [];
  for (const folder of ['src', 'migrations']) {
    for await (const file of filesIn(join(root, folder))) {
      if (file.endsWith('.ts') && !file.endsWith('.d.ts')) work.push(compile(file));
      else if (/\.(md|sql|webp)$/.test(file)) work.push(copy(file));
    }
  }
  const written = new Set((await Promise.all(work)).flat());
  for await (const file of filesIn(out)) {
    if (!written.has(file) && file !== SCHEMA && !file.endsWith('.tmp')) await rm(file, { force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await compileServer();
  const { writeSchema } = await import('../dist/src/write-schema.js');
  await writeSchema(SCHEMA);
}
