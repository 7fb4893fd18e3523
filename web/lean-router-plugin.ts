import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PRODUCTION = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace(/package\.json$/, 'dist/production/index.mjs');
const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

/** What only routers that load data get to, and this client has none (docs/decisions/007). */
const OF_DATA_ROUTERS = [
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['return dataRouterState && (', 'return false && ('],
  ['React2.createElement(DefaultErrorComponent, null)', 'null'],
] as const;

/**
 * React Router comes as one file whose parts the bundler can't drop by itself: a name for developer tools is written onto
 * each component, components are made by calls, and a condition decides where there is only one case. Saying so leaves out
 * forms, fetchers, the warnings for developers and the errors that only they can make: 4 kB gzipped, and 3 more with links of
 * our own (`src/ui/Link.tsx`).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    // Its package names the files with the warnings for every build.
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] } }),
    transform: {
      filter: { id: ROUTER },
      handler(source) {
        let code = source
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\d*)\.(forwardRef|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
          .replace(/^(\s*)(warning|warningOnce|invariant)\(/gm, '$1/* @__PURE__ */ $2(');
        // The other files of the package are shims of this one.
        if (!source.includes('function useRoutes(')) return { code, map: null };
        for (const [part, instead] of OF_DATA_ROUTERS) {
          if (!code.includes(part)) this.error(`React Router has changed; web/lean-router-plugin.ts looks for ${part}`);
          code = code.replace(part, instead);
        }
        return { code, map: null };
      },
    },
  };
}
