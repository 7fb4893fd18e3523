import { useT } from '../i18n/I18nProvider';
import { Mark } from './Mark';
import { sheet } from './theme/sheet';
import { productName } from './usePageTitle';
import { VisuallyHidden } from './VisuallyHidden';

/** The whole screen until it is known who is there and the first page has come. */
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
    // A page that is there at once shows no loader at all.
    animation: 'm-appear 200ms 150ms ease-out backwards',
  },
  caption: { color: 'fg.muted' },
});
