// Which folders may import which others; docs/architecture.md explains it.
const AREAS = [
  'kernel',
  'identity',
  'people',
  'media',
  'posts',
  'whispers',
  'notifications',
  'moderation',
  'mastodon',
  'portability',
  'help',
  'products',
  'email-subscription',
  'operations',
  'demo',
];

/** An area may import any area to its left, never one to its right. */
const toTheRight = AREAS.slice(0, -1).map((area, index) => ({
  name: `${area}-imports-left-only`,
  severity: 'error',
  comment: `${area} may not import areas to its right`,
  from: { path: `^server/src/${area}/` },
  to: { path: `^server/src/(${AREAS.slice(index + 1).join('|')})/` },
}));

/** The layers of the web client's features, from the bottom up. */
const LAYERS = ['session', 'people', 'posts', 'timelines', 'inbox'];
/** Features beside the layers, each with the features that it may import. */
const BESIDE = {
  account: ['session', 'people'],
  admin: ['session', 'people'],
  'first-run': ['session', 'people', 'posts', 'account'],
  help: ['session'],
  'front-door': ['session'],
  // It shows components of every kind.
  catalog: ['session', 'admin'],
};

/** A layer may import those below it; no layer imports a feature beside them. */
const layersOfFeatures = [
  ...LAYERS.map((layer, index) => [layer, LAYERS.slice(0, index)]),
  ...Object.entries(BESIDE),
].map(([feature, allowed]) => ({
  name: `${feature}-imports-lower-layers-only`,
  severity: 'error',
  from: { path: `^web/src/features/${feature}/` },
  to: { path: '^web/src/features/', pathNot: `^web/src/features/(${[feature, ...allowed].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...toTheRight,
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'not even of types: move the type to the lower file',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rooms-without-circles',
      severity: 'error',
      comment: 'the folders of an area build on each other: what two of them need stands in one below both',
      scope: 'folder',
      from: { path: '^server/src/[^/]+/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'areas-do-not-import-the-top',
      severity: 'error',
      comment: 'app.module, entities and main import the areas, never the reverse',
      from: { path: `^server/src/(${AREAS.join('|')})/` },
      to: { path: '^server/src/[^/]+\\.ts$' },
    },
    {
      name: 'edges-are-leaves',
      severity: 'error',
      comment: 'only their module imports resolvers, controllers, subscriptions, handlers and jobs',
      from: { pathNot: '\\.module\\.ts$' },
      to: { path: '^server/src/.*\\.(resolver|controller|subscriptions|handlers|job)\\.ts$' },
    },
    {
      name: 'statements-are-sent-by-database-and-tx',
      severity: 'error',
      comment: 'only database.rows and tx.rows send statements',
      from: { pathNot: '^server/src/kernel/(database/database|events/transactions)\\.ts$' },
      to: { path: '^server/src/kernel/database/rows-of\\.ts$' },
    },
    {
      name: 'executor-imports-no-other-folder',
      severity: 'error',
      comment: 'so that another executor can take its place',
      from: { path: '^server/src/kernel/graphql/executor/' },
      to: { path: '^server/src/kernel/graphql/(module|limits|socket)/' },
    },
    {
      name: 'web-foundation-imports-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|graphql|forms|i18n)/' },
      to: { path: '^web/src/(features|routes|app)/' },
    },
    {
      name: 'features-import-no-route',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(routes|app)/' },
    },
    ...layersOfFeatures,
    {
      name: 'routes-import-no-app',
      severity: 'error',
      from: { path: '^web/src/routes/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'chakra-only-in-ui',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/ui/' },
      to: { path: 'node_modules/@(chakra|ark)-ui/' },
    },
    {
      name: 'rules-import-nothing',
      severity: 'error',
      comment: 'they run in the server and in the browser: no package, no Node API',
      from: { path: '^rules/src/' },
      to: { pathNot: '^rules/src/' },
    },
    {
      name: 'client-imports-no-page-table',
      comment: 'every page would load all titles; virtual:pages has what the router needs',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.d\\.ts$' },
      to: { path: '^rules/src/pages\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-imports-no-server',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-imports-no-web',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^web/' },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', '@mallard/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
