import { type ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

interface PlainListProps<Item> {
  label: string;
  /** Undefined until loaded. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  skeleton: ReactNode;
  skeletonRows?: number;
  empty: ReactNode;
  /** The result of its query. */
  answer: Parameters<typeof useFailure>[0] & { refetch: () => Promise<unknown> };
  /** The fallback if the server sends no message. */
  failure: string;
}

const SKELETON_ROWS = 8;

/** A list without pages. */
export function PlainList<Item>(props: PlainListProps<Item>) {
  const { label, items, keyOf, renderItem, skeleton, skeletonRows = SKELETON_ROWS, empty, answer, failure } = props;
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
      {Array.from({ length: skeletonRows }, (_, index) => (
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
