import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { leanApollo } from './lean-apollo-plugin.ts';
import { leanGraphql } from './lean-graphql-plugin.ts';
import { leanIcons } from './lean-icons-plugin.ts';
import { leanRouter } from './lean-router-plugin.ts';
import { pageFiles } from './page-files-plugin.ts';
import { iconSets } from './icon-sets.ts';
import { staticStyles } from './styles/vite-plugin.ts';
import { wordsWithCode } from './words-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';

/**
 * React Compiler for the components that ask for it by `'use memo'`. Rows of lists are kept by InfiniteList already, and
 * what the compiler adds to remember things is a third of a component's size: 11 kB on the stream for all of them.
 */
const compiler = () => babel({ presets: [reactCompilerPreset({ compilationMode: 'annotation' })] });

const API = 'http://localhost:3000';

/** Puts into the page what the server puts there for each answer, so that the dev server's page works without it. */
function devPlaceholders(): Plugin {
  return {
    name: 'dev-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll('__PRODUCT_NAME__', 'Mallard'),
  };
}

/** Asks for the Latin font along with the page, instead of after the styles; its name has a hash. */
function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => /rubik-latin-wght-normal.*\.woff2$/.test(file));
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        }));
      },
    },
  };
}

export default defineConfig({
  plugins: [
    staticStyles(`${import.meta.dirname}/src`),
    react(),
    leanApollo(),
    leanGraphql(),
    leanIcons(),
    leanRouter(),
    compiler(),
    wordsWithCode(),
    devPlaceholders(),
    fontPreload(),
    pageFiles(),
    iconSets(),
    serviceWorker(),
  ],
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: API, ws: true },
      '/api': API,
      '/health': API,
      '/dev': API,
      '/media': API,
    },
  },
  // The modern build of RxJS, a third smaller than the default one.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Which files a later part needs, it says itself: a list of them all took 2 kB of what every page waits for. Those of the
      // page that is opened first stand in the page (page-files-plugin.ts), and pointing at a link fetches the next.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Nothing here counts on what reading a property, or a global that is missing, does besides.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // Names of files do not compress: short hashes, and none besides for styles, which tells nobody anything.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
        // Many small files compress worse than a few, and what changes rarely stays in the browser's cache.
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
});
