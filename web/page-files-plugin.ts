import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { routeTable } from './route-table.ts';
import { serverPageCss } from './styles/css.ts';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** What index.html names, and what runs right after the first paint. */
const ENTRY = 'src/main.tsx';
const EARLY: Readonly<Record<string, readonly string[]>> = { '/stream': ['src/early/early-stream.ts'] };
/** Where the server draws what the client will draw (server/src/operations/web-pages). */
const DRAWN_BY_SERVER: ReadonlySet<string> = new Set(['/post/:id', '/user/:handle']);
const START = ['src/libraries.ts', 'src/app/start.tsx'];

/**
 * Names in index.html what every page needs, and writes down which files each page needs besides, in page-files.json. The server
 * lets the browser fetch them along with the page: otherwise it would learn of them only when it has the others and runs them.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const named = filesOf(bundle, [ENTRY]);
        return [...filesOf(bundle, START)]
          .filter((file) => !named.has(file))
          .map((file) =>
            file.endsWith('.css')
              ? { tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` }, injectTo: 'head' }
              : {
                  tag: 'link',
                  attrs: { rel: 'modulepreload', 'data-code': true, crossorigin: true, href: `/${file}` },
                  injectTo: 'head',
                },
          );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const first = filesOf(bundle, [ENTRY, ...START]);
        const router = readFileSync(`${import.meta.dirname}/src/app/router.tsx`, 'utf8');
        const beyondFirst = (sources: readonly string[]) =>
          [...filesOf(bundle, sources)].filter((file) => !first.has(file)).map((file) => `/${file}`);
        const drawn = this.emitFile({ type: 'asset', name: 'server-page.css', source: serverPageCss() });
        const styles = `/${this.getFileName(drawn)}`;
        const pages = routeTable(router).map(({ path, frame, page }) => ({
          path,
          early: beyondFirst(EARLY[path] ?? []),
          files: beyondFirst([frame, page]),
          drawn: DRAWN_BY_SERVER.has(path) ? [styles] : [],
        }));
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(pages) });
      },
    },
  };
}

/** The files of the build that hold these sources, and all that they import at once. */
function filesOf(bundle: Rolldown.OutputBundle, sources: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const source of sources) {
    const path = `/web/${source}`;
    // A file without code of its own may lead to the one that has it.
    add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)));
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path))));
  }
  return found;
}
