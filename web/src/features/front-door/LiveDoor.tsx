import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ButtonLink } from '../../ui/form/Button';
import { TextLink } from '../../ui/navigation/TextLink';
import { sheet } from '../../ui/theme/sheet';
import type { FrontDoorQuery } from './FrontDoor.generated';
import { FrontQuack } from './FrontQuack';
import { Hero } from './Hero';
import { useFrontDoorMessages } from './messages';
import { SubscribeForm } from './SubscribeForm';

const SKELETONS = [1, 2, 3, 4, 5, 6];

interface LiveDoorProps {
  posts: FrontDoorQuery['frontPosts'];
  isLoading: boolean;
  /** The call to action. */
  ways: ReactNode;
  /** Whether the reader could create an account. */
  isVisitor: boolean;
}

/** The front door of a site that people can join: what they write right now. */
export function LiveDoor({ posts, isLoading, ways, isVisitor }: LiveDoorProps) {
  const w = useFrontDoorMessages();
  return (
    <div className={styles.root}>
      <Hero title={w('heading')} lead={w('lead')}>
        {ways}
      </Hero>
      <section aria-labelledby="live" className={styles.live}>
        <header className={styles.head}>
          <h2 id="live" className={styles.title}>
            {w('live')}
          </h2>
          {posts.length > 0 && (
            <TextLink to="/discover" quiet>
              {w('seeMore')}
            </TextLink>
          )}
        </header>
        {isLoading ? (
          <div aria-busy="true" className={styles.quacks}>
            {SKELETONS.map((each) => (
              <Skeleton key={each} height="12rem" />
            ))}
          </div>
        ) : posts.length > 0 ? (
          <div className={styles.quacks}>
            {posts.map((post) => (
              <FrontQuack key={post.id} post={post} />
            ))}
          </div>
        ) : (
          <div className={styles.quiet}>
            <EmptyState
              drawing="pond"
              title={w('quiet')}
              text={w('quietText')}
              action={
                <ButtonLink to={isVisitor ? '/register' : '/stream'} variant="outline">
                  {isVisitor ? w('writeFirst') : w('openStream')}
                </ButtonLink>
              }
            />
          </div>
        )}
      </section>
      <section aria-labelledby="subscribe" className={styles.news}>
        <SubscribeForm kind="news" />
      </section>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '8', md: '10' },
    width: 'full',
    alignSelf: 'flex-start',
  },
  live: { display: 'flex', flexDirection: 'column', gap: '4' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4' },
  title: { fontSize: 'xl', letterSpacing: '-0.02em' },
  quacks: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    '@media (min-width: 40rem) and (max-width: 63.9375rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
  quiet: { borderWidth: '1px', borderColor: 'border.hairline', borderRadius: 'card', bg: 'bg.card' },
  news: { paddingBlock: '6', borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
});
