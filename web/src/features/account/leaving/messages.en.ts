/** What people are told who delete their account, and who come back. */
export const en = {
  remove: 'Delete account',
  removeHint: 'You have 30 days to change your mind. After that, everything is gone for good.',
  title: 'Delete your account?',
  hides: 'Your profile and everything you wrote are hidden at once, and you are signed out everywhere.',
  grace: 'Within 30 days, sign in to take it back: everything is then as it was.',
  gone: 'After 30 days, your quacks, media and profile are deleted for good. Whispers stay with those you wrote to, without your name, and no one can take your handle for another 90 days.',
  when: 'When?',
  later: 'In 30 days',
  laterHint: 'You can change your mind until then.',
  atOnce: 'At once',
  atOnceHint: "There's no way back.",
  goneAtOnce:
    "Your profile, quacks, media, nods, pins and follows are deleted now, and you are signed out everywhere. We can't bring any of it back.",
  whispersStay:
    'Whispers stay with those you wrote to, without your name, and no one can take your handle for another 90 days.',
  exportFirst: 'If you want to keep what you wrote, close this and request your data first.',
  typeHandle: 'Type your handle ({handle}) to confirm',
  notHandle: "That isn't your handle.",
  confirmAtOnce: 'Delete everything now',
  deletedAtOnce: 'Your account was deleted.',
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
