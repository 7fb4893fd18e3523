import { build as bundleAlone, type Plugin, type Rolldown } from 'vite';

/** What the worker brings along for a start without a network: the frame and the pages that show what was kept. */
const PAGES = [
  'src/main.tsx',
  'src/app/start.tsx',
  'src/early/early-stream.ts',
  'src/app/shell/PageFrame.tsx',
  'src/app/shell/EntryFrame.tsx',
  'src/app/shell/Rail.tsx',
  'src/routes/stream.tsx',
  'src/features/posts/composer/QuackComposer.tsx',
  'src/features/posts/drafts/drafts.ts',
  'src/app/Overlays.tsx',
  'src/app/shell/PhoneDrawer.tsx',
  'src/features/posts/PostMenuItems.tsx',
  'src/features/posts/DeletePostDialog.tsx',
  'src/app/shell/AccountItems.tsx',
  'src/ui/MenuPanel.tsx',
  'src/ui/pond/Strokes.tsx',
  'src/routes/notifications.tsx',
  'src/features/inbox/LiveInbox.tsx',
  'src/features/shortcuts/Shortcuts.tsx',
  'src/features/maintenance/Maintenance.tsx',
  'src/features/offline/Offline.tsx',
  'src/i18n/he/catalog.ts',
  'src/i18n/he/refusals.ts',
  'src/features/notifications/words.he.ts',
  'src/features/offline/words.he.ts',
];
const FONTS = /rubik-(latin|hebrew)-wght-normal.*\.woff2$/;
const PLACE = '__BUILD__';

type Output = Rolldown.OutputBundle[string];

/** Makes the service worker: one file by itself, with the names of the build's files in it, so that it differs with every build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each: Output) => each.type === 'chunk');
        const files = new Set(Object.keys(bundle).filter((file) => FONTS.test(file)));
        const add = (chunk: (typeof chunks)[number] | undefined) => {
          if (!chunk || files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Set<string> } };
          for (const css of viteMetadata?.importedCss ?? []) files.add(css);
          for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
        };
        for (const page of PAGES) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${page}`)));
          if (!chunk) return this.error(`The service worker wants ${page}, which is in no file of the build.`);
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

/** A worker of this kind can't import the files of the pages. */
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
