/** Where an act is confirmed by a passkey or a code. */
export const en = {
  usePasskey: 'Confirm with a passkey',
  passkeyFailed: "The passkey wasn't used. Try again.",
  code: 'Code',
  codeHint: '6 digits from your app, or a recovery code.',
} as const;
