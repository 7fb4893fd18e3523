import type { Plugin } from 'vite';

/** Prints operations by `src/graphql/print.ts`, and shows values in messages for developers as JavaScript does. */
export function leanGraphql(): Plugin {
  return {
    name: 'lean-graphql',
    load: {
      filter: { id: /\/node_modules\/graphql\/(?:language\/printer|jsutils\/inspect)\.m?js$/ },
      handler: (id) =>
        id.includes('inspect')
          ? 'export const inspect = String;'
          : `export { print, print as printForError } from '${import.meta.dirname}/src/graphql/print.ts';`,
    },
  };
}
