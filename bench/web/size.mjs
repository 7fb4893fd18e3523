import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routeTable } from '../../web/route-table.ts';
import { checked, kilobytes, markdownTable } from './report.mjs';

const web = resolve(import.meta.dirname, '../../web');
const INITIAL = 270_000;
const OWN = 40_000;
/** The sources that every page runs: the entry and the client. */
const ENTRY = ['src/main.tsx', 'src/app/start.tsx'];

/**
 * The size of what a page waits for: the files of the entry, of the page's frame and of the page, with all their static imports, but
 * not what they load later. The client is built again in memory, because only the build knows which source is in which file;
 * the result is the same.
 */
export async function measureSizes() {
  const { build } = createRequire(join(web, 'package.json'))('vite');
  const before = process.cwd();
  process.chdir(web);
  try {
    const { output } = await build({ root: web, logLevel: 'error', build: { write: false, emptyOutDir: false } });
    const files = new Files(output.filter(({ type }) => type === 'chunk'));
    const entry = new Set(ENTRY.flatMap((source) => [...files.neededBy(source)]));
    return routeTable
      .map(({ path, sources }) => {
        const around = new Set([...entry, ...files.neededBy(sources.frame)]);
        const page = files.neededBy(sources.page);
        const all = new Set([...around, ...page]);
        const own = [...page].filter((name) => !around.has(name));
        return { path, initial: files.size(all), files: all.size, own: files.size(own) };
      })
      .toSorted((a, b) => b.initial - a.initial);
  } finally {
    process.chdir(before);
  }
}

export function sizeTable(pages) {
  return markdownTable(
    ['page', `initial (≤ ${INITIAL / 1_000} kB)`, `beyond the frame (≤ ${OWN / 1_000} kB)`, 'files'],
    pages.map(({ path, initial, own, files }) => [
      path,
      checked(kilobytes(initial), initial <= INITIAL),
      checked(kilobytes(own), own <= OWN),
      files,
    ]),
  );
}

class Files {
  constructor(chunks) {
    this.byName = new Map(
      chunks.map((chunk) => [chunk.fileName, { ...chunk, bytes: gzipSync(chunk.code, { level: 9 }).length }]),
    );
  }

  /** @returns {Set<string>} the file that contains a source, and all its static imports */
  neededBy(source) {
    const isOf = (id) => id?.endsWith(`/web/${source}`) ?? false;
    const all = [...this.byName.values()];
    const start = all.find(({ moduleIds }) => moduleIds.some(isOf));
    if (!start) throw new Error(`${source} is in no file of the build.`);
    const found = new Set();
    const add = (name) => {
      if (found.has(name) || !this.byName.has(name)) return;
      found.add(name);
      this.byName.get(name).imports.forEach(add);
    };
    // A file without code of its own may only import it.
    for (const facade of all.filter(({ facadeModuleId }) => isOf(facadeModuleId))) add(facade.fileName);
    add(start.fileName);
    return found;
  }

  size(names) {
    return [...names].reduce((sum, name) => sum + this.byName.get(name).bytes, 0);
  }
}
