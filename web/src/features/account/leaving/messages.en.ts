/** What people are told who delete their account, and who come back. */
export const en = {
  remove: 'Delete account',
  removeHint: 'You have 30 days to change your mind. After that, everything is gone for good.',
  title: 'Delete your account?',
  hides: 'Your profile and everything you wrote are hidden at once, and you are signed out everywhere.',
  grace: 'Within 30 days, sign in to take it back: everything is then as it was.',
  gone: 'After 30 days, your quacks, media and profile are deleted for good. Whispers stay with those you wrote to, without your name, and no one can take your handle for another 90 days.',
  password: 'Your password',
  confirm: 'Delete my account',
  failed: 'Failed to delete account',
  left: 'Your account will be deleted on {day}. Sign in before then to keep it.',
  backTitle: 'Welcome back',
  backText:
    'You asked to delete this account, and it would be deleted on {day}. Take it back? Everything is as it was.',
  back: 'Keep my account',
  backNot: 'Not now',
} as const;
