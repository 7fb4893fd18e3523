/** PostgreSQL's code for a value that a unique index has already. */
const UNIQUE_VIOLATION = '23505';

/** Whether a unique index has refused a row, of the ORM or of a statement. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
