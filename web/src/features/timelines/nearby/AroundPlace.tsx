import { useFormats } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { SegmentedControl } from '../../../ui/form/Choices';
import { sheet } from '../../../ui/theme/sheet';
import { type Around, radii, type Radius } from './around';
import { NearbyTimeline } from './NearbyTimeline';
import { usePlaceName } from '../../posts/nearby/usePlaceName';
import { useMessages } from '../../posts/nearby/messages';

interface AroundPlaceProps {
  around: Around;
  isReturn: boolean;
  onChange: (next: Around | null) => void;
}

/** The posts around a place, with a choice of the radius. */
export function AroundPlace({ around, isReturn, onChange }: AroundPlaceProps) {
  const w = useMessages();
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
