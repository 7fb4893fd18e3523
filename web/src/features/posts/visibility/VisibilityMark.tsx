import type { Visibility } from '@mallard/rules/visibility';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useVisibilityMessages } from '../../session/visibility/messages';
import { visibilityIcons } from '../../session/visibility/visibility-icons';

/** Says of a quack that it isn't for everyone. */
export function VisibilityMark({ of }: { of: Exclude<Visibility, 'PUBLIC'> }) {
  const w = useVisibilityMessages();
  const label = w(`${of}Mark`);
  return (
    <span role="img" aria-label={label} data-tooltip={label} className={styles.mark}>
      <Icon of={visibilityIcons[of]} size={16} />
    </span>
  );
}

const styles = sheet({ mark: { display: 'inline-block', verticalAlign: 'text-bottom' } });
