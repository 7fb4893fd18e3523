import { useT } from '../../i18n/I18nProvider';
import { Mark } from '../media/Mark';
import { sheet } from '../theme/sheet';
import { productName } from '../layout/usePageTitle';
import { VisuallyHidden } from '../text/VisuallyHidden';

/** Fills the screen until the session is resolved and the first page is loaded. */
export function FullScreenLoader() {
  const t = useT();
  return (
    <main id="main" className={styles.root}>
      <h1>
        <VisuallyHidden>{productName}</VisuallyHidden>
        <Mark size={56} />
      </h1>
      <p role="status" className={styles.caption}>
        {t('shell.loading')}
      </p>
    </main>
  );
}

const styles = sheet({
  root: {
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '5',
    color: 'brand.fg',
    // Delayed, so that a fast page shows no loader.
    animation: 'm-appear 200ms 150ms ease-out backwards',
  },
  caption: { color: 'fg.muted' },
});
