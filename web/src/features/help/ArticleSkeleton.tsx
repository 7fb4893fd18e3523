import { useT } from '../../i18n/I18nProvider';
import { Stack } from '../../ui/layout/Layout';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/** The skeleton of an article, titled by its section until its own title is known. */
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
