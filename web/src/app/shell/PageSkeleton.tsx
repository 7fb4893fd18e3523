import { useLocation } from 'react-router-dom';
import { PostSkeleton } from '../../features/posts/card/PostSkeleton';
import { useT } from '../../i18n/I18nProvider';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { pageStyles } from '../../ui/layout/page-styles';
import { sheet } from '../../ui/theme/sheet';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { headingOf } from './navigation';

const ROWS = 6;

/** Pages of forms rather than of people and what they wrote. */
const isForm = (pathname: string) => /^\/(profile|theme-switcher|welcome)(\/|$)/.test(pathname);

/** The shape of the next page while its code loads. */
export function PageSkeleton() {
  const t = useT();
  const { pathname } = useLocation();
  const heading = headingOf(pathname);
  return (
    <div aria-busy="true">
      <div className={pageStyles.header}>
        <div className={pageStyles.bar}>
          {heading ? (
            <h1 className={pageStyles.heading}>{t(heading)}</h1>
          ) : (
            <>
              <h1>
                <VisuallyHidden>{t('shell.loadingPage')}</VisuallyHidden>
              </h1>
              <Skeleton width="9rem" height="1.25rem" />
            </>
          )}
        </div>
      </div>
      {isForm(pathname) ? (
        <div className={styles.form}>
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="8rem" />
        </div>
      ) : (
        Array.from({ length: ROWS }, (_, row) => <PostSkeleton key={row} />)
      )}
    </div>
  );
}

const styles = sheet({
  form: { display: 'grid', gap: '4', padding: { base: '4', md: '5' } },
});
