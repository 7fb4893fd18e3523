// Breaks of what people may see of each other and do: accounts, rights, blocks, whispers, notifications and reports.

const api = (file, tests) => [{ workspace: 'server', files: [`test/api/${file}.test.ts`], ...(tests && { tests }) }];
const unit = (file) => [{ workspace: 'server', files: [`test/unit/${file}.test.ts`] }];

/** @type {import('./break.mjs').Break[]} */
export const peopleBreaks = [
  {
    name: 'An operation for a role or a claim is open to everyone who is signed in',
    file: 'server/src/kernel/request/access.guard.ts',
    find: 'if (!isAllowed(viewer, access)) throw new NotAllowed();',
    put: '',
    guards: unit('access-guard'),
  },
  {
    name: 'A personal access token may be used for everything in REST',
    file: 'server/src/kernel/request/scopes/scope.guard.ts',
    find: 'requireScope(viewer.scopes, this.reflector.get<Scope | undefined>(TOKEN_SCOPE, host.getHandler()) ?? null);',
    put: '',
    guards: [{ workspace: 'server', files: ['test/access/scopes.test.ts'] }],
  },
  {
    name: 'An operation of GraphQL that names no scope is open to personal access tokens',
    file: 'server/src/kernel/request/scopes/graphql-scopes.ts',
    find: 'else if (roots.has(parent)) needed.add(null);',
    put: '',
    guards: [{ workspace: 'server', files: ['test/access/scopes.test.ts'] }],
  },
  {
    name: 'A private field of the viewer that names no scope is open to personal access tokens',
    file: 'server/src/identity/viewer/viewer.view.ts',
    find: '@TokenScope(null)\n',
    put: '',
    guards: [{ workspace: 'server', files: ['test/access/scopes.test.ts'] }],
  },
  {
    name: 'A claim can be granted by someone who does not hold it',
    file: 'server/src/identity/claims/claim-grants.service.ts',
    find: 'assertHolds(viewer, claim.value, claim.in_force);',
    put: '',
    guards: api('claims'),
  },
  {
    name: 'An expired personal access token still works',
    file: 'server/src/identity/sessions/session-viewers.ts',
    find: 'where t.id = $1::uuid and (t.expires_at is null or t.expires_at > now()) and',
    put: 'where t.id = $1::uuid and',
    guards: api('personal-tokens', 'by its expiry'),
  },
  {
    name: 'A session that was ended works on until its cached copy is forgotten',
    file: 'server/src/identity/sessions/session-viewers.ts',
    find: '({ sessionIds }) => this.invalidate((id) => sessionIds.includes(id))',
    put: '() => undefined',
    guards: api('sessions'),
  },
  {
    name: 'A name can be tried with any number of wrong passwords',
    file: 'server/src/identity/tokens/login-throttle.ts',
    find: "await this.limiter.consume('login-failures', accountAt(name, ip));",
    put: '',
    guards: api('login'),
  },
  {
    name: 'People who block each other find each other in lists of strangers',
    file: 'server/src/people/ties/relationship-conditions.ts',
    find: 's.blocks or s.is_blocked or (${isMuted(scope)})',
    put: '${isMuted(scope)}',
    guards: api('relationships'),
  },
  {
    name: 'A mute never ends',
    file: 'server/src/people/ties/relationship-conditions.ts',
    find: '<> 0 and (s.muted_until is null or s.muted_until > now()))`;',
    put: '<> 0)`;',
    guards: api('relationships'),
  },
  {
    name: 'Notifications about someone muted are shown',
    file: 'server/src/notifications/read/notification.timelines.ts',
    find: "export const SEEN = notHidden('$1::uuid', 'u.id', 'NOTIFICATIONS');",
    put: "export const SEEN = notHidden('$1::uuid', 'u.id', 'THREADS');",
    guards: api('relationships'),
  },
  {
    name: 'The oldest notifications come first',
    file: 'server/src/notifications/read/notification.timelines.ts',
    find: 'and not n.is_request and ${condition}\norder by n.latest_id desc',
    put: 'and not n.is_request and ${condition}\norder by n.latest_id asc',
    guards: api('notifications', 'the latest first'),
  },
  {
    name: 'The last notification of a page is also the first one of the next',
    file: 'server/src/notifications/read/notification.timelines.ts',
    find: 'and n.latest_id < $2::uuid and not n.is_request',
    put: 'and n.latest_id <= $2::uuid and not n.is_request',
    guards: api('notifications', 'each list in pages'),
  },
  {
    name: 'A third person reads a conversation by its id',
    file: 'server/src/whispers/conversation.view.ts',
    find: 'join participants p on p.conversation_id = c.id and p.user_id = $2::uuid',
    put: 'join lateral (select * from participants o where o.conversation_id = c.id limit 1) p on true',
    guards: api('whispers', 'are visible to participants only'),
  },
  {
    name: 'Whispers do not arrive live, because their event is not published',
    file: 'server/src/whispers/whispers.service.ts',
    find: 'tx.publish(new WhisperSent(id, conversation.id, conversation.people));',
    put: '',
    guards: api('whispers', 'reach every tab of all participants'),
  },
  {
    name: 'The author of a whisper has it as unread',
    file: 'server/src/whispers/whisper-writes.ts',
    find: 'unread_count = p.unread_count + case when p.user_id = $3::uuid then 0 else 1 end,',
    put: 'unread_count = p.unread_count + 1,',
    guards: api('whispers', 'are counted as unread exactly'),
  },
  {
    name: 'Moderators see the cases about themselves',
    file: 'server/src/moderation/cases/case-list-statements.ts',
    find: "const NOT_ABOUT_ME = 'c.target_id <> $1::uuid';",
    put: "const NOT_ABOUT_ME = '$1::uuid is not null';",
    guards: api('moderation'),
  },
];
