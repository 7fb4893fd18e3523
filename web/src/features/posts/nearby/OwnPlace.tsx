import { useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { usePlaceName } from './usePlaceName';

/** The place of one of the viewer's posts. */
export interface StoredPlace {
  /** The nearest city; null if there is none. */
  name: string | null;
  latitude: number;
  longitude: number;
}

/** The place of the viewer's own post; others don't see it. */
export function OwnPlace({ place }: { place: StoredPlace }) {
  const t = useT();
  const placeName = usePlaceName();
  return (
    <span data-tooltip={t('posts.ownPlaceTip')} className={styles.place}>
      {t('posts.ownPlace', { place: placeName({ ...place, name: place.name ?? '' }, '') })}
    </span>
  );
}

const styles = sheet({
  place: {
    display: 'inline-block',
    maxWidth: '9rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
});
