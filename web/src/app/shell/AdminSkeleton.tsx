import { useT } from '../../i18n/I18nProvider';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { pageStyles } from '../../ui/layout/page-styles';
import { sheet } from '../../ui/theme/sheet';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

const ROWS = 8;

/** The shape of the next page of the administration while its code loads. */
export function AdminSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <div className={pageStyles.header}>
        <div className={pageStyles.bar}>
          <h1>
            <VisuallyHidden>{t('shell.loadingPage')}</VisuallyHidden>
          </h1>
          <Skeleton width="9rem" height="1.25rem" />
        </div>
      </div>
      <div className={styles.rows}>
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="2.5rem" />
        ))}
      </div>
    </div>
  );
}

const styles = sheet({
  rows: { display: 'grid', gap: '3', padding: { base: '4', md: '5' } },
});
