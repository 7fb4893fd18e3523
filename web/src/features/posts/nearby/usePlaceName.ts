import { useFormats } from '../../../i18n/I18nProvider';
import type { CoarsePlace } from './place';

/** The name of a place within a sentence. @param nameless for the location of the device */
export function usePlaceName(): (place: CoarsePlace, nameless: string) => string {
  const formats = useFormats();
  return ({ latitude, longitude, name }, nameless) => {
    // Typed coordinates are shown as coarsely as they are used.
    if (name === '') return `${formats.number(tenths(latitude))}, ${formats.number(tenths(longitude))}`;
    return name ?? nameless;
  };
}

const tenths = (degrees: number): number => Math.round(degrees * 10) / 10;
