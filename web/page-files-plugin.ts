import type { Plugin, Rolldown } from 'vite';
import { routeTable } from './route-table.ts';
import { socialPageCss } from './styles/css.ts';

/** The module that index.html names, and the one that runs right after the first paint. */
const ENTRY = 'src/main.tsx';
const START = ['src/app/start.tsx'];

/**
 * Adds the files that every page needs to index.html, and writes the further files of each page to page-files.json. The server has
 * the browser preload them; otherwise, it would only discover them when it runs the others.
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
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', 'data-code': true, crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const first = filesOf(bundle, [ENTRY, ...START]);
        const beyondFirst = (sources: readonly string[]) =>
          [...filesOf(bundle, sources)].filter((file) => !first.has(file)).map((file) => `/${file}`);
        const drawn = this.emitFile({ type: 'asset', name: 'server-page.css', source: socialPageCss() });
        const styles = `/${this.getFileName(drawn)}`;
        const pages = routeTable.map(({ path, sources, drawnByServer, drawnEarly }) => ({
          path,
          isDrawnEarly: drawnEarly ?? false,
          files: beyondFirst([sources.frame, sources.page]),
          drawn: drawnByServer ? [styles] : [],
        }));
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(pages) });
      },
    },
  };
}

/** The files of the build with these sources, and all files that they import statically. */
function filesOf(bundle: Rolldown.OutputBundle, sources: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const source of sources) {
    const path = `/web/${source}`;
    // A file without code of its own may only import the one that has it.
    add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)));
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path))));
  }
  return found;
}
