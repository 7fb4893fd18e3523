import { useState } from 'react';
import { type CoarsePlace, coarse } from './place';
import { type DeviceFailure, devicePlace, NoDevicePlace } from './device-place';

/** The location of the device, requested each time someone asks for it. */
export function useDevicePlace(onFound: (place: CoarsePlace) => void) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<DeviceFailure | null>(null);

  async function ask(): Promise<void> {
    if (asking) return;
    setAsking(true);
    setFailure(null);
    try {
      onFound(coarse(await devicePlace(), null));
    } catch (error) {
      setFailure(error instanceof NoDevicePlace ? error.reason : 'unknown');
    } finally {
      setAsking(false);
    }
  }
  return { ask: () => void ask(), asking, failure, forgetFailure: () => setFailure(null) };
}
