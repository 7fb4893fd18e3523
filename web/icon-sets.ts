import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const CALL = /\biconSetOf\('(\w+)'\)/g;
const DEV_PATH = /^\/@icons\/(\w+)\.json$/;
/** The form of every icon in these sets. The few that differ are not part of the authors' sets. */
const DRAWN = /^<path fill="currentColor" d="([^"]+)"\/>$/;

interface Package {
  icons: Record<string, { body: string; hidden?: boolean }>;
}
interface Info {
  name: string;
  author: { name: string; url: string };
  license: { title: string; url: string };
}

const requireHere = createRequire(import.meta.url);

function readJson<Content>(set: string, file: string): Content {
  return JSON.parse(readFileSync(requireHere.resolve(`@iconify-json/${set}/${file}`), 'utf8')) as Content;
}

/** Name and path of each icon of a set, sorted by name. Hidden ones were withdrawn by their authors. */
function iconsOf(set: string): [name: string, path: string][] {
  const { icons } = readJson<Package>(set, 'icons.json');
  return Object.entries(icons)
    .flatMap(([name, { body, hidden }]): [string, string][] => {
      const path = DRAWN.exec(body)?.[1];
      return path === undefined || hidden ? [] : [[name, path]];
    })
    .toSorted(([first], [second]) => (first < second ? -1 : 1));
}

/**
 * Replaces `iconSetOf('mdi')` by the data of that set of @iconify-json: its name, author and license, and the address of a file with
 * all of its drawings, which is only fetched on the page that shows them.
 */
export function iconSets(): Plugin {
  let isBuild = false;
  return {
    name: 'icon-sets',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: /\/features\/catalog\/pages\/[\w-]+\.tsx$/, code: /\biconSetOf\('/ },
      handler(code) {
        return code.replaceAll(CALL, (_, set: string) => {
          const icons = iconsOf(set);
          const { name, author, license } = readJson<Info>(set, 'info.json');
          const url = isBuild
            ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${set}-icons.json`, source: JSON.stringify(icons) })}`
            : JSON.stringify(`/@icons/${set}.json`);
          return `{ ...${JSON.stringify({ name, author, license, count: icons.length })}, url: ${url} }`;
        });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const set = DEV_PATH.exec(request.url ?? '')?.[1];
        if (set === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(iconsOf(set)));
      });
    },
  };
}
