import { deviceStore, orGiveUp, readOrGiveUp } from '../device/device-store';

/** Which token the tabs of this browser replaced last. */
export interface LastRefresh {
  replaced(token: string): Promise<boolean>;
  save(token: string): Promise<void>;
}

const KEY = 'session/replaced-token';
/** Enough to recognize a token, and of no use to anyone who reads it. */
const END_LENGTH = 16;

const end = (token: string): string => token.slice(-END_LENGTH);

/** In IndexedDB: a write is there for all tabs once it has succeeded, while local storage reaches the others later. */
export const lastRefresh: LastRefresh = {
  replaced: async (token) => (await readOrGiveUp(KEY)) === end(token),
  save: (token) => orGiveUp(deviceStore.save(KEY, end(token))),
};
