/** What the reason of a failure means to its author: what they can mend, or that they could do nothing about it. */
export function failureWords(reason: string): 'failedInactive' | 'failedUnexpected' | 'failedWords' {
  if (reason === 'AUTHOR_INACTIVE') return 'failedInactive';
  return reason === 'UNEXPECTED' ? 'failedUnexpected' : 'failedWords';
}
