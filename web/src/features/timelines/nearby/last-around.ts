import { deviceStore, readOrGiveUp } from '../../session/device/device-store';
import { type Around, isAround } from './around';

const PREFIX = 'near:';

const known = new Map<string, Around | null>();
const loading = new Map<string, Promise<Around | null>>();

/** The place that a person last looked around, on this device only: a square of about 5 km. */
export const lastAround = {
  load(userId: string): Promise<Around | null> {
    let loaded = loading.get(userId);
    if (!loaded) {
      loaded = readOrGiveUp(PREFIX + userId).then((kept) => (isAround(kept) ? kept : null));
      loading.set(userId, loaded);
    }
    return loaded;
  },
  /** The latest choice of this tab, or else what was loaded. */
  known(userId: string, loaded: Around | null): Around | null {
    const chosen = known.get(userId);
    return chosen === undefined ? loaded : chosen;
  },
  /** Null forgets it. */
  keep(userId: string, around: Around | null): void {
    known.set(userId, around);
    void (around ? deviceStore.save(PREFIX + userId, around) : deviceStore.remove(PREFIX + userId));
  },
};
