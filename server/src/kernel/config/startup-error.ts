/**
 * Why Mallard cannot start, for the person who starts it: what is wrong, then what to do about it.
 * Printed as it is, without a stack trace, before the process ends with a code other than 0.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(problem: string, remedy?: string, options?: ErrorOptions) {
    super(remedy === undefined ? problem : `${problem} ${remedy}`, options);
  }
}
