import { useDeviceDraft } from '../../session/device-drafts/useDeviceDraft';

/**
 * Stores the changes of an issue on this device.
 * @param values the fields, or null without changes
 * @param restore receives each stored field; called if nothing was typed before it was read
 */
export function useIssueDraft(
  id: string | null,
  values: Readonly<Record<string, string>> | null,
  restore: (name: string, value: string) => void,
): { forget: () => Promise<void> } {
  return useDeviceDraft(id === null ? 'newsletter' : `newsletter:${id}`, values, (kept) => {
    for (const [name, value] of Object.entries(kept)) {
      if (typeof value === 'string') restore(name, value);
    }
  });
}
