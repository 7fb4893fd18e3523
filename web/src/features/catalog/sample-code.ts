/** The code of a sample as a file of a feature would have it: the samples lie two folders deeper. */
export function asWritten(code: string): string {
  return code
    .replaceAll(/'(?:\.\.\/)+(ui|i18n|forms)\//g, "'../../$1/")
    .replaceAll("'../../../", "'../")
    .trim();
}
