import type { Point } from '@mallard/rules/geohash';

export type DeviceFailure = 'refused' | 'late' | 'unknown' | 'unable';

/** The device did not give its location. */
export class NoDevicePlace extends Error {
  constructor(readonly reason: DeviceFailure) {
    super(`No place: ${reason}`);
    this.name = 'NoDevicePlace';
  }
}

const TIMEOUT_MS = 12_000;
/** A recent location is good enough, and saves battery. */
const FRESH_MS = 5 * 60_000;

const reasons: Record<number, DeviceFailure> = { 1: 'refused', 2: 'unknown', 3: 'late' };

/** Requests the approximate location once. @throws NoDevicePlace */
export function devicePlace(): Promise<Point> {
  return new Promise((resolve, reject) => {
    // Browsers only offer geolocation on secure origins.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) return reject(new NoDevicePlace('unable'));
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new NoDevicePlace(reasons[code] ?? 'unknown')),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}
