/** The pages that mailed links about news lead to. */
export const en = {
  verifyTitle: 'Confirm your subscription',
  verifying: 'Confirming your subscription…',
  verifiedTitle: "You're subscribed",
  verifiedText: "You'll get our news by email. Every email has an unsubscribe link.",
  expiredTitle: "This link doesn't work",
  expiredText: "It's older than 24 hours or incomplete. Subscribe again to get a new one.",
  verifyFailed: "Your subscription couldn't be confirmed",
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeText: "Press the button and we'll stop sending news to your address.",
  unsubscribe: 'Unsubscribe',
  leftTitle: "You're unsubscribed",
  leftText: "We won't send any more news to your address.",
  brokenTitle: "This link doesn't work",
  brokenText: "It's incomplete. Open it from the email again.",
  unsubscribeFailed: "We couldn't unsubscribe you. Please try again.",
  home: 'Go to the home page',
} as const;
