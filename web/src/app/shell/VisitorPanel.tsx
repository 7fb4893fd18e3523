import { Picture } from '../../features/front-door/Picture';
import { useFrontDoorMessages } from '../../features/front-door/messages';
import { useWayBack } from '../../features/session/viewer/useWayBack';
import { useRegistrationEnabledQuery } from '../../features/account/registration/Registration.generated';
import { ButtonLink } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { railStyles as styles } from './rail-styles';

/** Beside a post or a profile: introduces the site to visitors who followed a link. */
export function VisitorPanel() {
  const w = useFrontDoorMessages();
  const wayBack = useWayBack();
  // Until registration is known to be closed, the link is shown; its page then says so.
  const { data } = useRegistrationEnabledQuery();
  return (
    <Card padding="none" aria-label={w('heading')} className={styles.visitor}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.words}>
        <h2 className={styles.heading}>{w('heading')}</h2>
        <p className={styles.lead}>{w('lead')}</p>
        {data?.registrationEnabled !== false && (
          <ButtonLink to="/register" state={wayBack} variant="outline" full className={styles.join}>
            {w('join')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
