import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pageFiles } from './page-files-plugin.ts';
import { iconSets } from './icon-sets.ts';
import { pages } from './pages-plugin.ts';
import { staticStyles } from './styles/vite-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';

/**
 * Files of the client. Each takes the modules that it names and all that these import, unless an earlier one has them. What none
 * takes is in the file of its page, or in one of its own if several pages share it.
 */
const groups = [
  { name: 'hebrew', test: /\/(?:web\/src\/i18n\/he\/\w+|rules\/src\/page-words-he)\.ts$/ },
  { name: 'hebrew-account', test: /\/features\/account\/.*\.he\.ts$/ },
  { name: 'hebrew-staff', test: /\/features\/admin\/.*\.he\.ts$/ },
  { name: 'hebrew-social', test: /\/features\/(?:posts|people|timelines|session|inbox|first-run)\/.*\.he\.ts$/ },
  // What the entry imports, which draws before the client comes.
  { name: 'early', tags: ['$initial' as const] },
  {
    name: 'vendor',
    test: /\/node_modules\/(?:@apollo|@wry|graphql|optimism|rxjs|tslib|react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  { name: 'client', test: /\/web\/src\/app\/start\.tsx$/ },
  {
    name: 'shared',
    test: /\/(?:web\/src\/(?:ui|forms|graphql|i18n|app\/shell|features\/(?:session|account\/registration\/Registration))|lucide-react|rules\/src)/,
    minShareCount: 4,
  },
  { name: 'guest', test: /\/web\/src\/app\/shell\/SiteFooter\.tsx$/ },
  { name: 'frame', test: /\/web\/src\/(?:app\/shell\/PageFrame|features\/people\/profiles\/Banner)\.tsx$/ },
  {
    name: 'posts',
    test: /\/features\/(?:first-run\/useFirstQuack|people\/(?:follows\/FollowButton|profiles\/PersonRow)|posts\/(?:actions\/hashtag-list-key|card\/(?:ListedPost|PostList\.generated)|drafts\/useWriteWithHashtag|reading\/position-keeper|replies\/messages)|session\/paths\/whisper-paths|timelines\/(?:PostTimeline|stream\/useFocusFirst))\.tsx?$/,
  },
  { name: 'menus', test: /\/features\/posts\/card\/PostMenuItems\.tsx$/ },
  { name: 'explore', test: /\/features\/timelines\/(?:explore|public)\//, minShareCount: 3 },
  { name: 'timelines', test: /\/features\/(?:timelines|people\/(?:follows|lists))\//, minShareCount: 3 },
  {
    name: 'writing',
    test: /\/features\/posts\/(?:actions|nearby|scheduling\/Scheduling|thread-draft\/messages)/,
    minShareCount: 2,
  },
  { name: 'inbox', test: /\/features\/inbox\/(?:[\w-]+\.ts$|\w+\/(?:\w+\.generated|arrivals))/, minShareCount: 2 },
  {
    name: 'around',
    test: /\/web\/src\/(?:app\/(?:Overlays|watch-approach|shell\/(?:Offline|Shortcuts|Rail|SignInHost))|features\/(?:inbox\/LiveInbox)|graphql\/(?:fetch-page|live-link))\.tsx?$/,
  },
  {
    name: 'composer',
    test: /\/features\/posts\/(?:composer|replies)\/(?:QuackComposer|ComposeDialog|ReplyComposer|ReplyDialog)\.tsx$/,
  },
  {
    name: 'entrance',
    test: /\/features\/account\/(?:signing-in|registration|passwords|addresses)\//,
    minShareCount: 2,
  },
  { name: 'account', test: /\/features\/account\//, minShareCount: 2 },
  { name: 'help', test: /\/features\/help\//, minShareCount: 2 },
  { name: 'staff', test: /\/web\/src\/(?:features\/admin|app\/shell)\//, minShareCount: 3 },
];

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
    // One style sheet: it is small, and a page would wait for six.
    cssCodeSplit: false,
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
          groups,
        },
      },
    },
  },
});
