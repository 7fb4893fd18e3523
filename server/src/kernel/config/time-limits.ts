/** How long a request and its parts may take, in milliseconds. Each part ends before the whole, so that its error can be answered. */
export interface TimeLimits {
  /** Until its response begins. */
  request: number;
  /** In the queue of an overloaded server. */
  queue: number;
  /** For a free connection to the database. */
  connection: number;
  statement: number;
  /** For a row that another transaction has locked. */
  lock: number;
  /** Between two statements of a transaction. */
  idleTransaction: number;
}

/** @param seconds REQUEST_TIMEOUT; docs/operations.md lists the limits that follow from it */
export function timeLimits(seconds: number): TimeLimits {
  const request = seconds * 1_000;
  const third = Math.round(request / 3);
  return {
    request,
    queue: request / 2,
    connection: third,
    statement: request - 1_000,
    lock: third,
    idleTransaction: request + 4_000,
  };
}
