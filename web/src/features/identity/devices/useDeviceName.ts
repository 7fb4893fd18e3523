import { useT } from '../../../i18n/I18nProvider';
import { readDevice } from './device';

/** "Firefox on Linux" for a user agent, as far as it can be told. */
export function useDeviceName(): (userAgent: string | null) => string {
  const t = useT();
  return (userAgent) => {
    const { browser, system } = readDevice(userAgent);
    if (browser && system) return t('profile.device', { browser, system });
    return browser ?? system ?? t('profile.unknownDevice');
  };
}
