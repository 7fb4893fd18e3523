import { useFormats } from '../../i18n/I18nProvider';
import type { CoarsePlace } from './place';

/** What a place is called in a sentence. @param nameless for a place of the device */
export function usePlaceName(): (place: CoarsePlace, nameless: string) => string {
  const formats = useFormats();
  return ({ latitude, longitude, name }, nameless) => {
    // Coordinates that somebody typed are its name; they are said as coarsely as they are used.
    if (name === '') return `${formats.number(tenths(latitude))}, ${formats.number(tenths(longitude))}`;
    return name ?? nameless;
  };
}

const tenths = (degrees: number): number => Math.round(degrees * 10) / 10;
