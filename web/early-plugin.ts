import type { Plugin, Rolldown } from 'vite';

const SOURCE = '/web/src/early/early.ts';

/**
 * Names the script that runs before the client (src/early) in index.html: a part of the same build, so that it shares with the
 * client what both use. Its styles are in the style sheet of the page, which src/early/looks.ts sees to.
 */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: `${import.meta.dirname}/index.html`, early: `${import.meta.dirname}/src/early/early.ts` },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (each): each is Rolldown.OutputChunk =>
            each.type === 'chunk' && each.facadeModuleId?.endsWith(SOURCE) === true,
        );
        if (!chunk) throw new Error(`${SOURCE} is in no file of the build.`);
        const src = `/${chunk.fileName}`;
        const attrs = { type: 'module', async: true, crossorigin: true, fetchpriority: 'high', src };
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}
