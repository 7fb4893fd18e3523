import { CircleAlert } from 'lucide-react';
import { Icon } from '../../../../ui/media/Icon';
import { TextLink } from '../../../../ui/navigation/TextLink';
import { sheet } from '../../../../ui/theme/sheet';
import { useCaseCountsQuery } from './Cases.generated';
import { useCaseMessages } from './messages';

/** Tells that cases should have been decided by now; nothing if there are none. */
export function OverdueCases() {
  const w = useCaseMessages();
  const count = useCaseCountsQuery({ fetchPolicy: 'cache-and-network' }).data?.caseCounts.overdue ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <Icon of={CircleAlert} size={20} />
      <span className={styles.words}>{w('overdueCount', { count })}</span>
      <TextLink to="/admin/reports">{w('see')}</TextLink>
    </p>
  );
}

const styles = sheet({
  note: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '3',
    minHeight: 'target',
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
  },
  words: { flex: '1', minWidth: '0' },
});
