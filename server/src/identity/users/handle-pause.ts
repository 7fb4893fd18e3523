/** Between two changes of a handle, so that no one can hold many or hide behind a new one every day. */
export const HANDLE_PAUSE_DAYS = 7;

/** When a handle can change again after `changedAt`; null: now. */
export function handleChangeableAt(changedAt: Date | null): Date | null {
  if (!changedAt) return null;
  const at = new Date(changedAt.getTime() + HANDLE_PAUSE_DAYS * 86_400_000);
  return at.getTime() > Date.now() ? at : null;
}
