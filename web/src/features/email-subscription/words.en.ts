/** The pages that mailed links about news lead to. */
export const en = {
  verifyTitle: 'Confirm your subscription',
  verifying: 'Confirming your subscription …',
  verifiedTitle: 'You are subscribed',
  verifiedText: 'News will come to your mailbox. Every mail has a link to end it.',
  expiredTitle: 'This link does not work',
  expiredText: 'It is older than 24 hours or came incomplete. Subscribe again to get a new one.',
  verifyFailed: 'Your subscription could not be confirmed',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeText: 'Press the button, and no more news will be sent to your address.',
  unsubscribe: 'Unsubscribe me',
  leftTitle: 'You are unsubscribed',
  leftText: 'No more news will be sent to your address.',
  brokenTitle: 'This link does not work',
  brokenText: 'It came incomplete. Open it again from the mail.',
  unsubscribeFailed: 'You could not be unsubscribed. Please try again.',
  home: 'To the start page',
} as const;
