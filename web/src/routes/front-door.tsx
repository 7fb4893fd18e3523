import { Faces } from '../features/front-door/Faces';
import { useFrontDoorQuery } from '../features/front-door/FrontDoor.generated';
import { Hero } from '../features/front-door/Hero';
import { LiveDoor } from '../features/front-door/LiveDoor';
import { useFrontDoorMessages } from '../features/front-door/messages';
import { SubscribeForm } from '../features/front-door/SubscribeForm';
import { useViewer } from '../features/session/viewer/viewer';
import { Badge } from '../ui/feedback/Badge';
import { ButtonLink } from '../ui/form/Button';
import { Card } from '../ui/layout/Card';
import { useTakeOver } from '../ui/layout/server-page';
import { usePageTitle } from '../ui/layout/usePageTitle';
import { sheet } from '../ui/theme/sheet';

const QUACKS = { first: 6 };

/** /: the quacks of a site that people can join, or, until then, the sign-up for an email when it opens. */
export function FrontDoorPage() {
  const w = useFrontDoorMessages();
  const viewer = useViewer();
  const { data, error } = useFrontDoorQuery({ variables: QUACKS, fetchPolicy: 'cache-and-network' });
  usePageTitle(w('pageTitle'));
  useTakeOver(data !== undefined || error !== undefined);
  const openStream = viewer && (
    <ButtonLink to="/stream" size="lg">
      {w('openStream')}
    </ButtonLink>
  );

  if (data?.registrationEnabled === false) {
    return (
      <Hero badge={<Badge tone="brand">{w('soon')}</Badge>} title={w('heading')} lead={w('lead')}>
        {openStream ?? (
          <Card padding="lg" aria-labelledby="subscribe">
            <SubscribeForm kind="opening" />
          </Card>
        )}
      </Hero>
    );
  }
  const posts = data?.frontPosts ?? [];
  return (
    <LiveDoor
      posts={posts}
      isLoading={data === undefined && error === undefined}
      isVisitor={viewer === null}
      ways={
        <>
          <div className={styles.ways}>
            {openStream ?? (
              <>
                <ButtonLink to="/register" size="lg">
                  {w('join')}
                </ButtonLink>
                <ButtonLink to="/login" size="lg" variant="outline">
                  {w('signIn')}
                </ButtonLink>
              </>
            )}
          </div>
          <Faces people={posts.map(({ author }) => author)} />
        </>
      }
    />
  );
}

const styles = sheet({ ways: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
