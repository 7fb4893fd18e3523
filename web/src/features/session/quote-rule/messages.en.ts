export const en = {
  rule: 'Who can quote it',
  EVERYONE: 'Everyone',
  EVERYONEHint: 'Who can see it can quote it',
  FOLLOWERS: 'Followers',
  FOLLOWERSHint: 'Only people who follow you',
  ASK: 'Ask me first',
  ASKHint: 'You accept or decline each quote',
  NOBODY: 'No one',
  NOBODYHint: 'Only you can quote it',
  // In the composer's line about who sees and answers it.
  FOLLOWERSPart: 'quotes by followers',
  ASKPart: 'quotes if you accept',
  NOBODYPart: 'no quotes',
  setting: 'Who can quote new quacks',
  settingHint: 'You can choose differently for each quack, also later. Existing quotes stay as they are.',
} as const;
