import type { Point } from '@mallard/server/post-text';

export type DeviceFailure = 'refused' | 'late' | 'unknown' | 'unable';

/** The device would not say where it is. */
export class NoDevicePlace extends Error {
  constructor(readonly reason: DeviceFailure) {
    super(`No place: ${reason}`);
    this.name = 'NoDevicePlace';
  }
}

const LONGEST_WAIT_MS = 12_000;
/** A place that the device found out a little ago is good enough, and costs no battery. */
const FRESH_MS = 5 * 60_000;

const reasons: Record<number, DeviceFailure> = { 1: 'refused', 2: 'unknown', 3: 'late' };

/** Asks the device once where it is, roughly. @throws NoDevicePlace */
export function devicePlace(): Promise<Point> {
  return new Promise((resolve, reject) => {
    // Browsers hide it on pages that did not come over a safe connection.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) return reject(new NoDevicePlace('unable'));
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new NoDevicePlace(reasons[code] ?? 'unknown')),
      { enableHighAccuracy: false, timeout: LONGEST_WAIT_MS, maximumAge: FRESH_MS },
    );
  });
}
