import { Hourglass } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { useHoldingMessages } from './messages';

/** In place of the actions of a quack that only its author sees. */
export function HeldNotice() {
  const w = useHoldingMessages();
  return (
    <div role="note" className={styles.notice}>
      <Icon of={Hourglass} size={18} />
      <div>
        <strong>{w('held')}</strong>
        <p>
          {w('why')}{' '}
          <Link to="/help/t/new-accounts-and-review" className={styles.link}>
            {w('more')}
          </Link>
        </p>
      </div>
    </div>
  );
}

const styles = sheet({
  notice: {
    display: 'flex',
    gap: '2',
    marginBlock: '2',
    padding: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    fontSize: 'sm',
    '& svg': { flexShrink: '0' },
  },
  link: { textDecoration: 'underline' },
});
