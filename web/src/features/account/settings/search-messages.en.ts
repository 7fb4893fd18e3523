/** What people look for in each section, divided by commas; what a section names itself is found too. */
export const en = {
  search: 'Search settings',
  results: 'Settings found',
  found: { one: '{count} setting found', other: '{count} settings found' },
  nothing: 'No settings found. Try another word.',
  account: 'Picture, Banner',
  privacy:
    'Require sign-in, Show my nods, Approve new followers, Approve new accounts, Who can see new quacks, Who can quote you, Time to undo',
  blocked: 'Blocked people, Muted people',
  filters: 'Muted words, Muted hashtags',
  reports: 'Appeals, Warnings',
  notifications:
    'Push, Email notifications, Email digest, Quiet hours, Who reaches you, Whispers from strangers, Test notification',
  content: 'Site language, Languages you read, Topics, Sensitive pictures, Rows per page',
  appearance: 'Dark theme, Light theme, Accent, Text size, Reduce motion, Sidebar',
  security: 'Two-factor sign-in, Authenticator app, Recovery codes, Passkeys',
  sessions: 'Devices, Sign out, Apps, Access tokens, API',
  invites: 'Invite link',
  data: 'Export, Import, Sign out everywhere, Delete account',
} as const;
