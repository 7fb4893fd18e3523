import { MapPin, MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { Muted, Stack } from '../../ui/Layout';
import { sheet } from '../../ui/theme/sheet';
import { DevicePlaceButton } from './DevicePlaceButton';
import type { CoarsePlace } from './place';
import { PlaceSearch } from './PlaceSearch';
import { usePlaceName } from './usePlaceName';
import { useWords } from './words';

interface PlaceToolProps {
  place: CoarsePlace | null;
  onChange: (place: CoarsePlace | null) => void;
}

/** In the composer: says where a quack is written, or takes that back. */
export function PlaceTool({ place, onChange }: PlaceToolProps) {
  const w = useWords();
  const placeName = usePlaceName();
  const [open, setOpen] = useState(false);

  function choose(next: CoarsePlace) {
    onChange(next);
    setOpen(false);
  }

  return (
    <>
      {place ? (
        <>
          <IconButton icon={MapPinOff} label={w('remove')} className={styles.on} onClick={() => onChange(null)} />
          <span className={styles.name}>
            <bdi>{placeName(place, w('deviceName'))}</bdi>
          </span>
        </>
      ) : (
        <IconButton icon={MapPin} label={w('add')} onClick={() => setOpen(true)} />
      )}
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
  on: { color: 'accent.nod' },
  name: {
    minWidth: '0',
    maxWidth: '9rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
