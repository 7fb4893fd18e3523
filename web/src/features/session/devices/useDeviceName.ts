import { readDevice } from '@mallard/rules/device';
import { useDeviceMessages } from './messages';

/** "Firefox on Linux", or "curl", for a user agent, as far as it can be told. */
export function useDeviceName(): (userAgent: string | null) => string {
  const w = useDeviceMessages();
  return (userAgent) => {
    if (!userAgent) return w('app');
    const { browser, system } = readDevice(userAgent);
    if (browser && system) return w('device', { browser, system });
    return browser ?? system ?? w('unknownDevice');
  };
}
