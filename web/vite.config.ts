import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkGroups } from './chunks.ts';
import { leanRouter } from './lean-router-plugin.ts';
import { pageFiles } from './page-files-plugin.ts';
import { iconSets } from './icon-sets.ts';
import { pages } from './pages-plugin.ts';
import { staticStyles } from './styles/vite-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';

const API = 'http://localhost:3000';

/** Fills in what the server fills in for each response, so that the dev server's page works without it. */
function devPlaceholders(): Plugin {
  return {
    name: 'dev-placeholders',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll('__PRODUCT_NAME__', 'Mallard'),
  };
}

/** Preloads the Latin font with the page, instead of after the styles; its name has a hash. */
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
    leanRouter(),
    pages(),
    devPlaceholders(),
    fontPreload(),
    pageFiles(),
    iconSets(),
    serviceWorker(),
    // The server sends these copies. Fonts and pictures are compressed already.
    compression({
      algorithms: ['brotliCompress'],
      include: /^assets\/.*\.(js|css|svg|json)$/,
      skipIfLargerOrEqual: true,
    }),
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
  // The sources of the shared rules, and the modern build of RxJS, a third smaller than the default one.
  resolve: { conditions: ['@mallard/source', 'es2015', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // No list of the dependencies of later parts: it was 2 kB of what every page waits for. Those of the first page are in the
      // HTML (page-files-plugin.ts), and pointing at a link fetches those of the next.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // No code here relies on side effects of reading a property or a missing global.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // File names do not compress, so hashes are short, and style sheets have no other name.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
        // Many small files compress worse than a few, and files that change rarely stay in the browser's cache.
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
});
