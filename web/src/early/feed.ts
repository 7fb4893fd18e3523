import type { Feed } from '../graphql/schema.generated';
import { deviceStore } from '../features/session/device/device-store';
import { feedKept, feedKey } from '../features/timelines/stream/feed-kept';

/** Milliseconds that a device may take; the client, which comes by then, asks it again. */
const LONGEST_WAIT_MS = 200;

/** The stream that someone looked at last; null where the device does not tell in time. */
export function feedOfDevice(userId: string): Promise<Feed | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null));
  return Promise.race([deviceStore.read(feedKey(userId)).then(feedKept), late]);
}
