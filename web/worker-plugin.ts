import { build as bundleAlone, type Plugin, type Rolldown } from 'vite';
import { routeTable } from './route-table.ts';

/** What the worker caches for an offline start, besides the pages that are marked `offline`. */
const START = ['src/main.tsx', 'src/app/start.tsx', 'src/i18n/he/catalog.ts'];
/** What these pages load later. */
const LATER = [
  'src/app/shell/EntryFrame.tsx',
  'src/app/shell/Rail.tsx',
  'src/app/shell/Shortcuts.tsx',
  'src/app/shell/Offline.tsx',
  'src/app/Overlays.tsx',
  'src/features/session/maintenance/Maintenance.tsx',
  'src/features/inbox/whispers/ConversationPane.tsx',
  'src/features/timelines/explore/RailDiscovery.tsx',
  'src/features/posts/composer/QuackComposer.tsx',
  'src/features/posts/drafts/drafts.ts',
  'src/features/posts/card/PostMenuItems.tsx',
  'src/features/posts/card/DeletePostDialog.tsx',
  'src/features/inbox/LiveInbox.tsx',
];
/** Other messages of another language are loaded with the code that shows them. */
const MESSAGES = /\/(?:web\/src\/(?:i18n\/he\/|.*messages\.he\.ts$)|rules\/src\/page-words-he\.ts$)/;
/** The style sheet, and the fonts of both languages. */
const OTHERS = /(?:^assets\/[\w-]+\.css|rubik-(?:latin|hebrew)-wght-normal.*\.woff2)$/;
const PLACE = '__BUILD__';

type Output = Rolldown.OutputBundle[string];

/** Builds the service worker: a single file that contains the names of the build's files, so that it differs with every build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each: Output) => each.type === 'chunk');
        const files = new Set(Object.keys(bundle).filter((file) => OTHERS.test(file)));
        const add = (chunk: (typeof chunks)[number] | undefined) => {
          if (!chunk || files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
          for (const file of chunk.dynamicImports) {
            const later = chunks.find(({ fileName }) => fileName === file);
            if (later && later.moduleIds.length > 0 && later.moduleIds.every((id) => MESSAGES.test(id))) add(later);
          }
        };
        const pages = routeTable.filter(({ offline }) => offline).flatMap(({ sources }) => Object.values(sources));
        for (const source of [...START, ...pages, ...LATER]) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${source}`)));
          if (!chunk) return this.error(`The service worker wants ${source}, which is in no file of the build.`);
          add(chunk);
        }
        const entry = chunks.find(
          ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
        )?.fileName;
        const build = { entry: `/${entry}`, files: [...files].toSorted().map((file) => `/${file}`) };
        const code = await workerCode();
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code.replaceAll(PLACE, JSON.stringify(build)) });
      },
    },
  };
}

/** A worker of this kind can't import chunks of the pages. */
async function workerCode(): Promise<string> {
  const result = await bundleAlone({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: `${import.meta.dirname}/src/worker/sw.ts`,
        output: { format: 'iife' },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code;
}
