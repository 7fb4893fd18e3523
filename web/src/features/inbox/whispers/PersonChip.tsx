import { X } from 'lucide-react';
import { Avatar } from '../../../ui/media/Avatar';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useWhisperRecipientQuery } from './PersonChip.generated';
import { useMessages } from './useMessages';

interface PersonChipProps {
  handle: string;
  onRemove: () => void;
}

/** A recipient of a new whisper. */
export function PersonChip({ handle, onRemove }: PersonChipProps) {
  const say = useMessages();
  const { data } = useWhisperRecipientQuery({ variables: { handle } });
  const person = data?.user;
  const name = person?.displayName || handle;
  const isUnknown = data?.user === null;
  return (
    <li className={cx(styles.chip, isUnknown && styles.unknown)}>
      <Avatar handle={handle} name={name} src={person?.imageUrl} size="xs" />
      <bdi className={styles.name} title={isUnknown ? say('unknownPerson', { handle }) : `@${handle}`}>
        {name}
      </bdi>
      <button
        type="button"
        aria-label={say('removePerson', { name })}
        data-tooltip={say('removePerson', { name })}
        className={styles.remove}
        onClick={onRemove}
      >
        <Icon of={X} size={16} />
      </button>
    </li>
  );
}

const styles = sheet({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    maxWidth: 'full',
    paddingInlineStart: '1',
    borderRadius: 'full',
    bg: 'brand.subtle',
    fontSize: 'sm',
  },
  unknown: { bg: 'danger.subtle', color: 'danger.fg' },
  name: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  remove: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    _hover: { bg: 'bg.hover' },
  },
});
