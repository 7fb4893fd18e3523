import { useT } from '../../../i18n/I18nProvider';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

/** The skeleton of a profile header. */
export function ProfileSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
      <div className={styles.banner} />
      <div className={styles.body}>
        <span className={styles.picture}>
          <Skeleton width="6rem" height="6rem" round />
        </span>
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="7rem" />
        <Skeleton width="80%" />
        <Skeleton width="14rem" height="0.875rem" />
        <Skeleton width="16rem" />
      </div>
    </div>
  );
}

const styles = sheet({
  banner: { aspectRatio: '3', bg: 'bg.sunken' },
  body: { display: 'grid', gap: '3', paddingInline: { base: '4', md: '5' }, paddingBlockEnd: '5' },
  picture: {
    display: 'block',
    width: 'fit-content',
    padding: '1',
    marginBlockStart: '-3.25rem',
    borderRadius: 'full',
    bg: 'bg.card',
  },
});
