import { runInNewContext } from 'node:vm';

/** Far above what linear work takes, far below what quadratic work would; the machine's speed decides nothing. */
const LIMIT_MS = 25_000;

/** Ends work that would go on for minutes, as hostile input makes of careless code; of a promise, its part before the first wait. */
export const inLimitedTime = <Result>(work: () => Result): Result =>
  runInNewContext('work()', { work }, { timeout: LIMIT_MS }) as Result;
