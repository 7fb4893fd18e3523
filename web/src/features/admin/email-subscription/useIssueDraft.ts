import { useDeviceDraft } from '../../session/device/useDeviceDraft';

export interface Issue {
  subject: string;
  body: string;
}

/**
 * Stores the draft of an issue on this device.
 * @param restore receives the stored draft; called if nothing was typed before it was read
 */
export function useIssueDraft(
  { subject, body }: Issue,
  restore: (issue: Issue) => void,
): { forget: () => Promise<void> } {
  return useDeviceDraft('newsletter', subject === '' && body === '' ? null : { subject, body }, (kept) => {
    if (isIssue(kept)) restore(kept);
  });
}

function isIssue(kept: unknown): kept is Issue {
  if (typeof kept !== 'object' || kept === null) return false;
  const { subject, body } = kept as Partial<Record<keyof Issue, unknown>>;
  return typeof subject === 'string' && typeof body === 'string';
}
