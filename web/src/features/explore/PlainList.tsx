import { type ReactNode } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { errorMessage } from '../../graphql/error-messages';
import { useFailure } from '../../graphql/useFailure';
import { ErrorCard } from '../../ui/ErrorCard';
import { sheet } from '../../ui/theme/sheet';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface PlainListProps<Item> {
  label: string;
  /** Absent while it is not there. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  skeleton: ReactNode;
  empty: ReactNode;
  /** What the hook of its query gives. */
  answer: Parameters<typeof useFailure>[0] & { refetch: () => Promise<unknown> };
  /** What failed, for when the server has no words. */
  failure: string;
}

const SKELETON_ROWS = 8;

/** A list that comes in one piece. */
export function PlainList<Item>(props: PlainListProps<Item>) {
  const { label, items, keyOf, renderItem, skeleton, empty, answer, failure } = props;
  const t = useT();
  const error = useFailure(answer, items !== undefined);
  if (items?.length === 0) return empty;
  if (items) {
    return (
      <ul aria-label={label} className={styles.list}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.item}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, failure)}
        onRetry={() => void answer.refetch().catch(() => undefined)}
        busy={answer.loading}
      />
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <div key={index} className={styles.item}>
          {skeleton}
        </div>
      ))}
    </div>
  );
}

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0' },
  item: { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
});
