// Breaks of the web client.

const guard = (file) => [{ workspace: 'web', files: [`test/${file}.test.ts`] }];

/** @type {import('./break.mjs').Break[]} */
export const webBreaks = [
  {
    name: 'A message in Hebrew is left in English',
    file: 'web/src/i18n/he/shell.ts',
    find: "notifications: 'התראות',",
    put: "notifications: 'Notifications',",
    guards: guard('i18n/catalogs'),
  },
  {
    name: 'A whisper that is sent again is stored twice',
    file: 'web/src/features/inbox/whispers/outbox.ts',
    find: 'context: { idempotencyKey: key },',
    put: 'context: { idempotencyKey: newKey() },',
    guards: guard('whispers/outbox'),
  },
  {
    name: 'A request with an expired token fails instead of being sent again with a new one',
    file: 'web/src/graphql/auth-link.ts',
    find: 'if (refused !== null && isRefused(result)) again();',
    put: 'if (isRefused(result)) observer.next(result);',
    guards: guard('graphql/auth-link'),
  },
  {
    name: 'The count of replies stays when a reply is deleted',
    file: 'web/src/graphql/cache-edits.ts',
    find: "bumpCount(cache, parent, 'replyCount', -1);",
    put: 'undefined;',
    guards: guard('graphql/thread-edits'),
  },
  {
    name: 'A post that arrives live while it is listed is announced as new',
    file: 'web/src/features/timelines/live/live-feed.ts',
    find: 'if (known?.has(id) || known?.has(original)) continue;',
    put: '',
    guards: guard('timelines/live-feed'),
  },
  {
    name: 'A push opens an address of another site',
    file: 'web/src/worker/pushes.ts',
    find: "return parsed?.origin === origin ? parsed.pathname + parsed.search : '/';",
    put: "return parsed?.href ?? '/';",
    guards: guard('worker/pushes'),
  },
  {
    name: 'A draft that another device changed is overwritten',
    file: 'web/src/features/posts/drafts/draft-saver.ts',
    find: '} else if (!this.isUnsaved(key) && !saved.isChangedElsewhere) {',
    put: '} else if (!saved.isChangedElsewhere) {',
    guards: guard('posts/draft-saver'),
  },
  {
    name: 'A letter that is typed into a field runs a keyboard shortcut',
    file: 'web/src/features/session/shortcuts/keys.ts',
    find: 'textarea, select, [contenteditable], [role=menu]',
    put: 'select, [role=menu]',
    guards: [{ workspace: 'web', files: ['test/shortcuts/typing.test.tsx'] }],
  },
  {
    name: 'The focus is lost when a menu closes',
    file: 'web/src/ui/overlay/Menu.tsx',
    find: 'button?.focus();',
    put: '',
    guards: [{ workspace: 'e2e', files: ['e2e/keyboard.spec.ts'], tests: 'a menu and a dialog give the focus back' }],
  },
];
