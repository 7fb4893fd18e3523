import { useT } from '../../../i18n/I18nProvider';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

/** The skeleton of a conversation. */
export function ThreadSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className={styles.lines}>
      <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
      {['60%', '35%', '48%', '70%', '30%'].map((width, index) => (
        <Skeleton
          key={width}
          width={width}
          height="2.5rem"
          className={index % 2 === 1 ? styles.ownLine : styles.line}
        />
      ))}
    </div>
  );
}

/** The header props until the participants are known. */
export const skeletonHeader = (title: string) => ({
  lead: <Skeleton width="2.75rem" height="2.75rem" round />,
  heading: (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Skeleton width="9rem" height="1.125rem" />
    </>
  ),
});

const styles = sheet({
  lines: {
    flex: '1',
    minHeight: '0',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: '3',
    padding: '4',
  },
  line: { borderRadius: '1.125rem' },
  ownLine: { borderRadius: '1.125rem', alignSelf: 'flex-end' },
});
