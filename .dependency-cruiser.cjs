// The house's rules of who may import whom; docs/architecture.md draws them.
const AREAS = [
  'kernel',
  'identity',
  'people',
  'media',
  'posts',
  'whispers',
  'notifications',
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
  comment: `${area} may not know of what stands to its right`,
  from: { path: `^server/src/${area}/` },
  to: { path: `^server/src/(${AREAS.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...toTheRight,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'areas-do-not-import-the-top',
      severity: 'error',
      comment: 'app.module, entities and main gather the areas; no area knows them',
      from: { path: `^server/src/(${AREAS.join('|')})/` },
      to: { path: '^server/src/[^/]+\\.ts$' },
    },
    {
      name: 'edges-are-leaves',
      severity: 'error',
      comment: 'nobody but their module imports resolvers, controllers, subscriptions and handlers',
      from: { pathNot: '\\.module\\.ts$' },
      to: { path: '^server/src/.*\\.(resolver|controller|subscriptions|handlers|job)\\.ts$' },
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
      to: { path: 'node_modules/@chakra-ui/' },
    },
    {
      name: 'web-takes-only-rules-from-the-server',
      severity: 'error',
      comment:
        'the rules that both sides hold a quack against: of its text, of its time, and of the look of what both draw',
      from: { path: '^web/src/' },
      to: {
        path: '^server/src/',
        pathNot:
          '^server/src/(people/users/avatar-face|posts/(link-face|post-entities|post-pieces|post-text|hashtags/hashtag-key|scheduling/scheduling-rules))\\.ts$',
      },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
