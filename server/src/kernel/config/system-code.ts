/** The system's code of a failed call, such as ENOENT; empty for every other error. */
export function systemCode(error: unknown): string {
  // Not `instanceof Error`: what Node throws into another realm, a test's for one, is an Error of its own.
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
