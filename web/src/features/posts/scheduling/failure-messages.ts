/** Reasons that are about what the post quotes: it is gone, or its author doesn't allow it any more. */
const ABOUT_QUOTE = [
  'POST_NOT_FOUND',
  'YOU_BLOCK_THEM',
  'QUOTES_CLOSED',
  'QUOTES_FOLLOWERS_ONLY',
  'VISIBILITY_OF_QUOTE',
];

/** The message for the author of a failed post, by reason. */
export function failureMessages(reason: string): 'failedInactive' | 'failedUnexpected' | 'failedWords' | 'failedQuote' {
  if (reason === 'AUTHOR_INACTIVE') return 'failedInactive';
  if (ABOUT_QUOTE.includes(reason)) return 'failedQuote';
  return reason === 'UNEXPECTED' ? 'failedUnexpected' : 'failedWords';
}
