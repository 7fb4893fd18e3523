import type { Plugin } from 'vite';

/** Streams of other kinds than observables, arrays and promises, of which there is none. */
const STREAMS = ['isAsyncIterable(input)', 'isReadableStreamLike(input)'];

/** What is never so in this client, by the end of the file that asks. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  // Subscriptions go over the socket, everything else is a POST, and no answer comes in parts.
  '/@apollo/client/link/http/BaseHttpLink.js': [
    'isSubscriptionOperation(operation.query)',
    'useGETForQueries && !isMutationOperation(operation.query)',
    'options.method === "GET"',
    'ctype !== null && /^multipart\\/mixed/i.test(ctype)',
  ],
  '/rxjs/dist/esm/internal/observable/innerFrom.js': STREAMS,
  '/rxjs/dist/esm/internal/scheduled/scheduled.js': STREAMS,
};

/** Tells the bundler which ways of Apollo Client nobody goes, so that it leaves them out: 1.5 kB gzipped. */
export function leanApollo(): Plugin {
  return {
    name: 'lean-apollo',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(?:@apollo\/client\/link\/http|rxjs\/dist\/esm\/internal)\// },
      handler(source, id) {
        const file = Object.keys(NEVER).find((end) => id.endsWith(end));
        if (!file) return null;
        let code = source;
        for (const condition of NEVER[file] ?? []) {
          if (!code.includes(`if (${condition})`)) {
            this.error(`${file} has changed; web/lean-apollo-plugin.ts looks for ${condition}`);
          }
          code = code.replace(`if (${condition})`, 'if (false)');
        }
        return { code, map: null };
      },
    },
  };
}
