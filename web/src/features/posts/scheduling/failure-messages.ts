/** The message for the author of a failed post, by reason. */
export function failureMessages(reason: string): 'failedInactive' | 'failedUnexpected' | 'failedWords' {
  if (reason === 'AUTHOR_INACTIVE') return 'failedInactive';
  return reason === 'UNEXPECTED' ? 'failedUnexpected' : 'failedWords';
}
