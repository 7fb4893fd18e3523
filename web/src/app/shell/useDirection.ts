import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/I18nProvider';

export type Direction = 'ltr' | 'rtl';

/** The direction of the page: that of the language, until another one is tried out in the catalog. */
export function useDirection() {
  const { direction: own } = useLanguage();
  const [tried, setTried] = useState<Direction | null>(null);
  const direction = tried ?? own;
  useEffect(() => {
    document.documentElement.dir = direction;
    return () => {
      document.documentElement.dir = own;
    };
  }, [direction, own]);
  return { direction, setDirection: setTried };
}
