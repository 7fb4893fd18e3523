import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useFormats } from '../../../i18n/I18nProvider';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { EmailSubscriptionCountsDocument, useEmailSubscriptionCountsQuery } from './Subscriptions.generated';
import { useMessages } from './useMessages';

const COUNTS = ['total', 'confirmed', 'unconfirmed', 'unsubscribed'] as const;

/** The number of subscriptions in each state. */
export function Counts() {
  const w = useMessages();
  const formats = useFormats();
  const { data, error, loading } = useEmailSubscriptionCountsQuery({ fetchPolicy: 'cache-and-network' });
  useRefreshWhileVisible(EmailSubscriptionCountsDocument, {});
  const counts = data?.emailSubscriptionCounts;
  return (
    <dl aria-label={w('counts')} className={styles.tiles}>
      {COUNTS.map((name) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.name}>{w(name)}</dt>
          <dd className={styles.value}>
            {counts ? (
              formats.number(counts[name])
            ) : error && !loading ? (
              <>
                <span aria-hidden>–</span>
                <VisuallyHidden>{w('countUnknown')}</VisuallyHidden>
              </>
            ) : (
              <Skeleton height="2rem" width="3rem" />
            )}
          </dd>
          <dd className={styles.hint}>{name !== 'total' && w(`${name}Hint`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = sheet({
  tiles: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '3',
    margin: '0',
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  name: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
  value: { margin: '0', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' },
  hint: { margin: '0', fontSize: 'sm', color: 'fg.muted' },
});
