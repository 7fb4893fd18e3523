export const en = {
  setting: 'Time to undo',
  settingHint: 'New quacks and replies wait this long before they are posted, and can be undone until then.',
  off: 'Off',
  seconds: '{seconds} s',
} as const;
