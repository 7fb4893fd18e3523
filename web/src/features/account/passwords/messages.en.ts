/** What the fields of a new password say. */
export const en = {
  newPassword: 'New password',
  repeatPassword: 'Confirm new password',
  strength: 'Password strength: {level}',
  tooShort: 'too short',
  weak: 'weak',
  fair: 'fair',
  good: 'good',
  strong: 'strong',
  adviceLength: 'Use at least 12 characters. Three or four unrelated words are easy to remember and hard to guess.',
  adviceCommon: 'This is one of the first passwords people try.',
  advicePersonal: 'Leave out your handle, your email address and the name of this site.',
  advicePattern: 'Sequences and repetition add little. Add another word.',
  adviceGood: 'Hard to guess. Use it only here.',
} as const;
