/** The code of a sample with the import paths that a feature would use, because samples are two folders deeper. */
export function asWritten(code: string): string {
  return code
    .replaceAll(/'(?:\.\.\/)+(ui|i18n|forms)\//g, "'../../$1/")
    .replaceAll("'../../../", "'../")
    .trim();
}
