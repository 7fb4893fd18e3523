import type { Plugin } from 'vite';

interface Unused {
  /** Conditions that never hold in this client. */
  never?: readonly string[];
  /** Code that nothing reaches then: from the first text up to the second one. */
  cut?: readonly (readonly [from: string, to: string])[];
}

/** Streams of other kinds than observables, arrays and promises, of which there is none. */
const STREAMS: Unused = { never: ['isAsyncIterable(input)', 'isReadableStreamLike(input)'] };

/** What nobody here asks of a file, by its end. */
const UNUSED: Readonly<Record<string, Unused>> = {
  // Subscriptions go over the socket, everything else is a POST, and no answer comes in parts.
  '/@apollo/client/link/http/BaseHttpLink.js': {
    never: [
      'isSubscriptionOperation(operation.query)',
      'useGETForQueries && !isMutationOperation(operation.query)',
      'options.method === "GET"',
      'ctype !== null && /^multipart\\/mixed/i.test(ctype)',
    ],
  },
  '/@apollo/client/cache/inmemory/readFromStore.js': {
    never: ['returnIncremental && shouldPrune(execResult, context)'],
    cut: [
      ['        this.prunePartialBoundaries = wrap(', '    }\n    diffQueryAgainstStore('],
      ['    prunePartialBoundariesImpl(', '}\nfunction firstMissing('],
    ],
  },
  // A change shows at once in what reads the cache by itself, such as a row (useOwnFragment). Queries are told of it by their timers,
  // a moment later, and not within the press: each would be read twice before the browser can draw.
  '/@apollo/client/core/QueryManager.js': {
    cut: [
      [
        'this.broadcastQueries();\n        return new Promise(',
        'return new Promise((resolve, reject) => {\n            const cause',
      ],
    ],
  },
  '/rxjs/dist/esm/internal/observable/innerFrom.js': STREAMS,
  '/rxjs/dist/esm/internal/scheduled/scheduled.js': STREAMS,
};

/** Tells the bundler which ways of Apollo Client nobody goes, so that it leaves them out: 2.5 kB gzipped. */
export function leanApollo(): Plugin {
  return {
    name: 'lean-apollo',
    apply: 'build',
    transform: {
      filter: {
        id: /\/node_modules\/(?:@apollo\/client\/(?:core|link\/http|cache\/inmemory)|rxjs\/dist\/esm\/internal)\//,
      },
      handler(source, id) {
        const file = Object.keys(UNUSED).find((end) => id.endsWith(end));
        if (!file) return null;
        const { never = [], cut = [] } = UNUSED[file] ?? {};
        const changed = (what: string) =>
          this.error(`${file} has changed; web/lean-apollo-plugin.ts looks for ${what}`);
        let code = source;
        for (const condition of never) {
          if (!code.includes(`if (${condition})`)) changed(condition);
          code = code.replace(`if (${condition})`, 'if (false)');
        }
        for (const [from, to] of cut) {
          const start = code.indexOf(from);
          const end = code.indexOf(to, start);
          if (start < 0 || end < 0) changed(start < 0 ? from : to);
          code = code.slice(0, start) + code.slice(end);
        }
        return { code, map: null };
      },
    },
  };
}
