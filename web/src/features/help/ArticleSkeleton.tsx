import { useT } from '../../i18n/I18nProvider';
import { Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The shape of an article, under the name of its section until its own is known. */
export function ArticleSkeleton({ title }: { title: string }) {
  const t = useT();
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
      <Stack gap={5} aria-busy className={styles.root}>
        <Skeleton width="60%" height="2rem" />
        <Skeleton height="18rem" />
      </Stack>
    </>
  );
}

const styles = sheet({ root: { paddingBlockStart: '8' } });
