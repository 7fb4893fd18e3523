import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Icon } from '../../../ui/media/Icon';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { iconButtonRecipe } from '../../../ui/form/button.recipe';
import { cx, sheet } from '../../../ui/theme/sheet';
import { DevicePlaceButton } from './DevicePlaceButton';
import type { CoarsePlace } from './place';
import { PlaceSearch } from './PlaceSearch';
import { usePlaceName } from './usePlaceName';
import { useMessages } from './messages';

interface PlaceToolProps {
  place: CoarsePlace | null;
  onChange: (place: CoarsePlace | null) => void;
}

/** Adds a place to a draft, or removes it. */
export function PlaceTool({ place, onChange }: PlaceToolProps) {
  const w = useMessages();
  const placeName = usePlaceName();
  const [open, setOpen] = useState(false);
  const name = place && placeName(place, w('deviceName'));
  const label = name === null ? w('add') : w('remove', { place: name });

  function choose(next: CoarsePlace) {
    onChange(next);
    setOpen(false);
  }

  return (
    <>
      {/* The same button in both states, so that it keeps the focus. */}
      <button
        type="button"
        aria-label={label}
        aria-haspopup={name === null ? 'dialog' : undefined}
        data-tooltip={label}
        className={cx(iconButtonRecipe(), name !== null && styles.set)}
        onClick={() => (name === null ? setOpen(true) : onChange(null))}
      >
        <Icon of={MapPin} className={cx(name !== null && styles.pin)} />
        {name !== null && (
          <>
            <bdi className={styles.name}>{name}</bdi>
            <Icon of={X} size={16} />
          </>
        )}
      </button>
      <Dialog open={open} size="sm" title={w('addTitle')} onClose={() => setOpen(false)}>
        <Stack>
          <Muted>{w('addText')}</Muted>
          <DevicePlaceButton variant="outline" onFound={choose} />
          <PlaceSearch onPick={choose} />
        </Stack>
      </Dialog>
    </>
  );
}

const styles = sheet({
  set: { width: 'auto', gap: '1.5', paddingInline: '2.5', borderColor: 'border.control' },
  pin: { color: 'accent.nod' },
  name: {
    maxWidth: '9rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    color: 'fg.default',
  },
});
