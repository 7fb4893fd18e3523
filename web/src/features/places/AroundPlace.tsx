import { useFormats } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { SegmentedControl } from '../../ui/Choices';
import { sheet } from '../../ui/theme/sheet';
import { NearbyTimeline } from '../timelines/NearbyTimeline';
import type { CoarsePlace } from './place';
import { usePlaceName } from './usePlaceName';
import { useWords } from './words';

const radii = [5, 10, 25, 50] as const;
type Radius = (typeof radii)[number];

export interface Around {
  place: CoarsePlace;
  radiusKm: Radius;
}

interface AroundPlaceProps {
  around: Around;
  isReturn: boolean;
  onChange: (next: Around | null) => void;
}

/** What was written around a place, and how far around. */
export function AroundPlace({ around, isReturn, onChange }: AroundPlaceProps) {
  const w = useWords();
  const formats = useFormats();
  const placeName = usePlaceName();
  const { place, radiusKm } = around;
  const wider = radii.find((radius) => radius > radiusKm);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.around}>
          {w.rich('around', { place: <bdi key="place">{placeName(place, w('here'))}</bdi> })}
        </h2>
        <Button variant="outline" size="sm" onClick={() => onChange(null)}>
          {w('change')}
        </Button>
        <SegmentedControl
          legend={w('radius')}
          hideLegend
          value={`${radiusKm}`}
          onChange={(next) => onChange({ place, radiusKm: Number(next) as Radius })}
          options={radii.map((radius) => ({ value: `${radius}` as const, label: formats.kilometers(radius) }))}
        />
      </div>
      <NearbyTimeline
        key={`${place.latitude} ${place.longitude} ${radiusKm}`}
        place={place}
        radiusKm={radiusKm}
        isReturn={isReturn}
        onWiden={wider && (() => onChange({ place, radiusKm: wider }))}
      />
    </>
  );
}

const styles = sheet({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  around: { flex: '1', minWidth: '10rem', fontSize: 'md', fontWeight: 'medium' },
});
