import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { routeTable } from './route-table.ts';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Writes down which files each page needs besides those that index.html names, in page-files.json. The server lets the browser
 * fetch them along with the page: otherwise it would learn of them only when it has the others and runs them.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(
          Object.values(bundle)
            .filter((each): each is Chunk => each.type === 'chunk')
            .map((chunk) => [chunk.fileName, chunk]),
        );
        const needed = (source: string): Set<string> => {
          const found = new Set<string>();
          const add = (chunk: Chunk | undefined) => {
            if (!chunk || found.has(chunk.fileName)) return;
            found.add(chunk.fileName);
            for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
            for (const name of chunk.imports) add(chunks.get(name));
          };
          add([...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${source}`))));
          return found;
        };
        const first = needed('src/main.tsx');
        const router = readFileSync(`${import.meta.dirname}/src/app/router.tsx`, 'utf8');
        const pages = routeTable(router).map(({ path, frame, page }) => ({
          path,
          files: [...new Set([...needed(frame), ...needed(page)])]
            .filter((file) => !first.has(file))
            .map((file) => `/${file}`),
        }));
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(pages) });
      },
    },
  };
}
