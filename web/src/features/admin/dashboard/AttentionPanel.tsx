import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { TextLink } from '../../../ui/navigation/TextLink';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useHolds } from '../../session/viewer/claims';
import type { AdminDashboardQuery } from './Dashboard.generated';
import { inBytes } from './quantities';
import { useDashboardMessages } from './useDashboardMessages';

type Attention = AdminDashboardQuery['adminDashboard']['attention'][number];

/** Conditions whose causes are listed. */
const FAILURES: ReadonlySet<string> = new Set(['FAILED_MAILS', 'FAILED_JOBS', 'EVENTS_STUCK']);

/** Where what waits is worked on. The server names only the queues of the viewer. */
const QUEUES: Readonly<Partial<Record<Attention['kind'], string>>> = {
  CASES: '/admin/reports',
  CASES_OVERDUE: '/admin/reports',
  APPEALS: '/admin/appeals',
  CONTACT_MESSAGES: '/admin/messages',
};

/** What needs attention. */
export function AttentionPanel({ attention }: { attention: readonly Attention[] }) {
  const w = useDashboardMessages();
  return (
    <section aria-label={w('attention')} className={styles.panel}>
      {attention.length === 0 ? (
        <p className={cx(styles.item, styles.well)}>
          <Icon of={CircleCheck} size={20} className={styles.icon} />
          {w('allWell')}
        </p>
      ) : (
        <ul className={styles.list}>
          {attention.map((one) => (
            <AttentionItem key={one.kind} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AttentionItem({ kind, isUrgent, count }: Attention) {
  const w = useDashboardMessages();
  const { language } = useLanguage();
  const mayReview = useHolds('registrations.review');
  return (
    <li className={cx(styles.item, isUrgent ? styles.urgent : styles.mild)}>
      <Icon of={isUrgent ? CircleAlert : Info} size={20} className={styles.icon} />
      <span className={styles.words}>
        {isUrgent && <VisuallyHidden>{w('urgent')}: </VisuallyHidden>}
        {words()}
      </span>
      {FAILURES.has(kind) && <TextLink to="/admin?failures=1">{w('seeFailures')}</TextLink>}
      {QUEUES[kind] && <TextLink to={QUEUES[kind]}>{w('see')}</TextLink>}
      {kind === 'MAINTENANCE' && <TextLink to="/admin/maintenance">{w('manage')}</TextLink>}
      {kind === 'REGISTRATIONS' && mayReview && <TextLink to="/admin/registrations">{w('see')}</TextLink>}
      {(kind === 'ROOT_ADDRESS' || kind === 'ROOT_UNVERIFIED') && <TextLink to="/users">{w('see')}</TextLink>}
    </li>
  );

  function words(): string {
    if (kind === 'DISK_LOW') return w(kind, { size: inBytes(count, language) });
    if (kind === 'REDIS_DEGRADED' || kind === 'STORAGE_DEGRADED' || kind === 'MAINTENANCE') return w(kind);
    return w(kind, { count });
  }
}

const styles = sheet({
  panel: { display: 'flex', flexDirection: 'column', gap: '3' },
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '2' },
  item: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '3',
    minHeight: 'target',
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'control',
  },
  words: { flex: '1', minWidth: '0' },
  icon: { flexShrink: '0' },
  urgent: { bg: 'danger.subtle', color: 'danger.fg' },
  mild: { bg: 'accent.subtle', color: 'accent.nod' },
  well: { bg: 'brand.subtle', color: 'brand.fg' },
});
