import { Picture } from '../../features/front-door/Picture';
import { useFrontDoorWords } from '../../features/front-door/words';
import { useRegistrationEnabledQuery } from '../../features/registration/Registration.generated';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { railStyles as styles } from './rail-styles';

/** Beside a quack or a person: where visitors are who came by a link, and the way in. */
export function VisitorPanel() {
  const w = useFrontDoorWords();
  // Until it is known that nobody new is taken, the panel leads to where that is said.
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
          <ButtonLink to="/register" full className={styles.join}>
            {w('join')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
