import { deviceStore } from '../../session/device/device-store';
import type { WayBack } from '../../session/viewer/useWayBack';

/** A registration of this browser, until its owner signs in. */
export interface PendingRegistration {
  email: string;
  /** Where they came from. */
  from: WayBack['from'] | null;
}

/** With the prefix of drafts, which are deleted on sign-out. */
const KEY = 'draft:registration';

/** Stored on the device, because the link in the email opens another tab. */
export const pendingRegistration = {
  keep: (pending: PendingRegistration) => deviceStore.save(KEY, pending),
  read: async () => ((await deviceStore.read(KEY)) ?? null) as PendingRegistration | null,
  forget: () => deviceStore.remove(KEY),
};
