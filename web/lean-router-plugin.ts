import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PRODUCTION = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace(/package\.json$/, 'dist/production/index.mjs');
const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

/**
 * React Router is one file whose unused parts the bundler can't drop: components are created by calls and get a name for
 * developer tools. This plugin marks those calls, and checks for mistakes of developers, as free of side effects. That
 * drops forms, fetchers and warnings: 4 kB gzipped, and 3 more with our own links (`src/ui/navigation/Link.tsx`).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    // Its package.json points to the files with warnings in every build.
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] } }),
    transform: {
      filter: { id: ROUTER },
      handler: (source) => ({
        code: source
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\d*)\.(forwardRef|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
          .replace(/^(\s*)(warning|warningOnce|invariant)\(/gm, '$1/* @__PURE__ */ $2('),
        map: null,
      }),
    },
  };
}
