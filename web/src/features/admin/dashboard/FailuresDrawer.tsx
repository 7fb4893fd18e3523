import { X } from 'lucide-react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { IconButton } from '../../../ui/form/IconButton';
import { Muted, Row } from '../../../ui/layout/Layout';
import { Drawer } from '../../../ui/overlay/Drawer';
import { Time } from '../../../ui/text/Time';
import { sheet } from '../../../ui/theme/sheet';
import { useSystemFailuresQuery } from './Dashboard.generated';
import { RetryEvent } from './RetryEvent';
import { useDashboardMessages } from './useDashboardMessages';

/** The emails, jobs and events that failed, with the reasons that are known. */
export function FailuresDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const w = useDashboardMessages();
  const { data, error, loading, refetch } = useSystemFailuresQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Drawer open onClose={onClose} side="end" wide label={w('failures')}>
      <div className={styles.root}>
        <Row justify="between">
          <h2 className={styles.title}>{w('failures')}</h2>
          <IconButton icon={X} label={t('states.close')} tooltip={false} onClick={onClose} />
        </Row>
        <Muted>{w('failuresText')}</Muted>
        {data ? (
          data.systemFailures.length === 0 ? (
            <p role="status">{w('noFailures')}</p>
          ) : (
            <ul className={styles.list}>
              {data.systemFailures.map(({ id, kind, name, reason, at }) => (
                <li key={`${kind}-${id}`} className={styles.item}>
                  <span className={styles.head}>
                    <Badge tone="danger">{w(`failed${kind}`)}</Badge>
                    <bdi className={styles.name}>{name}</bdi>
                    <Time at={at} />
                  </span>
                  <code dir="ltr" className={styles.reason}>
                    {reason || w('noReason')}
                  </code>
                  {kind === 'EVENT' && <RetryEvent id={id} name={name} />}
                </li>
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorCard
            title={w('failuresFailed')}
            reason={errorMessage(error, t, w('failuresFailed'))}
            busy={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton height="12rem" />
        )}
      </div>
    </Drawer>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '3', padding: '4', paddingBlockEnd: '10' },
  title: { fontSize: 'lg' },
  list: { listStyle: 'none', padding: '0', margin: '0' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  name: { flex: '1', minWidth: '8rem', fontWeight: 'medium', overflowWrap: 'anywhere' },
  reason: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});
