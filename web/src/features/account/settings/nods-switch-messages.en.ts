export const en = {
  label: 'Show my nods on my profile',
  hint: 'When off, only you see the list. Your name still appears under quacks you give a nod.',
  failed: "Couldn't change that",
} as const;
