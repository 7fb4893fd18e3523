import { type Plugin, type Rolldown, runnerImport } from 'vite';

type Catalog = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const CATALOG = `${import.meta.dirname}/src/i18n/en/catalog.ts`;
const OURS = /\/web\/src\/(?!i18n\/(?:en|he)\/).*\.tsx?$/;
const STORE = 'globalThis.words';

/**
 * English travels with the code that says it: each file of the client brings the words whose keys stand in it, instead of all
 * words with the first. A key made of parts, `profile.${tab}`, brings those that begin like it. Hebrew comes whole, before the
 * first page is drawn, and only to who reads it.
 */
export function wordsWithCode(): Plugin {
  let catalog: Catalog = {};
  let keyPattern = /$/g;
  const ofModules = new Map<string, ReadonlySet<string>>();

  const keysIn = (code: string) =>
    new Set(
      [...code.matchAll(keyPattern)].flatMap(([, space = '', start = '', end]) => {
        const all = Object.keys(catalog[space] ?? {});
        return all
          .filter((key) => (end === '$' ? key.startsWith(start) : key === start))
          .map((key) => `${space}.${key}`);
      }),
    );

  const ownKeys = (chunk: Rolldown.RenderedChunk) =>
    new Set(chunk.moduleIds.flatMap((id) => [...(ofModules.get(id) ?? [])]));

  return {
    name: 'words-with-code',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      catalog = (await runnerImport<{ en: Catalog }>(CATALOG, { configFile: false, logLevel: 'error' })).module.en;
      keyPattern = new RegExp(`["'\`](${Object.keys(catalog).join('|')})\\.(\\w*)(["'\`$])`, 'g');
      ofModules.clear();
    },
    load: {
      filter: { id: CATALOG },
      handler: () => ({ code: `export const en = ${STORE} ??= {};`, moduleType: 'js' }),
    },
    transform: {
      filter: { id: OURS },
      handler(code, id) {
        ofModules.set(id, keysIn(code));
        return null;
      },
    },
    renderChunk(code, chunk, _, { chunks }) {
      const here = new Set<string>();
      const add = (file: string) => {
        const found = chunks[file];
        if (!found || here.has(file)) return;
        here.add(file);
        found.imports.forEach(add);
      };
      const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
      if (entry) add(entry.fileName);
      // What every page begins with has its own words; what comes later finds those there.
      if (here.has(chunk.fileName)) here.clear();
      chunk.imports.forEach(add);
      const known = new Set([...here].flatMap((file) => [...ownKeys(chunks[file]!)]));
      const missing = [...ownKeys(chunk)].filter((key) => !known.has(key));
      return missing.length === 0 ? null : { code: `${registration(missing, catalog)}\n${code}`, map: null };
    },
  };
}

function registration(keys: readonly string[], catalog: Catalog): string {
  const spaces = new Map<string, Record<string, unknown>>();
  for (const [space = '', key = ''] of keys.toSorted().map((each) => each.split('.'))) {
    const words = spaces.get(space) ?? {};
    words[key] = catalog[space]![key];
    spaces.set(space, words);
  }
  const parts = [...spaces].map(([space, words]) => `Object.assign(w.${space}??={},${JSON.stringify(words)});`);
  return `{let w=${STORE}??={};${parts.join('')}}`;
}
