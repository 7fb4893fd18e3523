import { MapPin, Undo2, X } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { Muted } from '../../../ui/layout/Layout';
import { iconButtonRecipe } from '../../../ui/form/button.recipe';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { StoredPlace } from './OwnPlace';
import { usePlaceName } from './usePlaceName';
import { useMessages } from './messages';

interface ExistingPlaceProps {
  place: StoredPlace;
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
}

/** The place of an edited post, with a toggle to remove it on save. */
export function ExistingPlace({ place, isRemoved, onChange }: ExistingPlaceProps) {
  const w = useMessages();
  const name = usePlaceName()({ ...place, name: place.name ?? '' }, '');
  const label = w(isRemoved ? 'leave' : 'remove', { place: name });
  return (
    <div className={styles.root}>
      {/* The same button in both states, so that it keeps the focus. */}
      <button
        type="button"
        aria-label={label}
        data-tooltip={label}
        className={cx(iconButtonRecipe(), styles.button)}
        onClick={() => onChange(!isRemoved)}
      >
        <Icon of={MapPin} />
        <bdi className={cx(styles.name, isRemoved && styles.removed)}>{name}</bdi>
        <Icon of={isRemoved ? Undo2 : X} size={16} />
      </button>
      <span role="status">{isRemoved && <Muted>{w('removed')}</Muted>}</span>
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', paddingBlock: '1', fontSize: 'sm' },
  button: { width: 'auto', gap: '1.5', paddingInline: '2.5', borderColor: 'border.control' },
  name: {
    maxWidth: '12rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'fg.default',
  },
  removed: { textDecoration: 'line-through', color: 'fg.muted' },
});
