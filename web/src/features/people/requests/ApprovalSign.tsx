import { Lock } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useFollowRequestMessages } from './messages';

/** Beside the name of someone who approves followers. */
export function ApprovalSign() {
  const w = useFollowRequestMessages();
  return (
    <span role="img" aria-label={w('approvesFollowers')} data-tooltip={w('approvesFollowers')} className={styles.sign}>
      <Icon of={Lock} size={16} />
    </span>
  );
}

const styles = sheet({
  sign: { display: 'inline-block', marginInlineStart: '1.5', color: 'fg.muted', verticalAlign: '-0.05em' },
});
