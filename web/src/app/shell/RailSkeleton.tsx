import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { sheet } from '../../ui/theme/sheet';

const HASHTAGS = 5;
const PEOPLE = 4;

/** The skeleton of trends and suggestions while their code loads, row for row. */
export function RailSkeleton() {
  return (
    <>
      <Card padding="sm" aria-hidden>
        <Head />
        {Array.from({ length: HASHTAGS }, (_, index) => (
          <div key={index} className={styles.hashtag}>
            <Skeleton width="7rem" height="0.9375rem" />
            <Skeleton width="5rem" height="0.8125rem" />
          </div>
        ))}
      </Card>
      <Card padding="sm" aria-hidden>
        <Head />
        {Array.from({ length: PEOPLE }, (_, index) => (
          <div key={index} className={styles.person}>
            <Skeleton width="2.75rem" height="2.75rem" round />
            <div className={styles.name}>
              <Skeleton width="8rem" height="0.9375rem" />
              <Skeleton width="5rem" height="0.8125rem" />
            </div>
            <Skeleton width="4.5rem" height="2.25rem" round />
          </div>
        ))}
      </Card>
    </>
  );
}

function Head() {
  return (
    <div className={styles.head}>
      <Skeleton width="6rem" height="0.9375rem" />
    </div>
  );
}

const styles = sheet({
  head: { display: 'flex', alignItems: 'center', height: '8', paddingInline: '1' },
  hashtag: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '1.5',
    height: '3.25rem',
    paddingInline: '1',
  },
  person: { display: 'flex', alignItems: 'center', gap: '3', height: '16' },
  name: { display: 'grid', gap: '1.5', flex: '1', minWidth: '0' },
});
