import { Picture } from '../features/front-door/Picture';
import { SubscribeForm } from '../features/front-door/SubscribeForm';
import { useFrontDoorWords } from '../features/front-door/words';
import { useRegistrationEnabledQuery } from '../features/registration/Registration.generated';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { useTakeOver } from '../ui/server-page';
import { TextLink } from '../ui/TextLink';
import { sheet } from '../ui/theme/sheet';
import { usePageTitle } from '../ui/usePageTitle';

/** /: what this place will be, and the way to hear of it. */
export function FrontDoor() {
  const w = useFrontDoorWords();
  // Until it is known that nobody new is taken, the page leads to where that is said.
  const { data } = useRegistrationEnabledQuery();
  usePageTitle(w('pageTitle'));
  useTakeOver(true);
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Badge tone="accent">{w('soon')}</Badge>
        <h1 className={styles.heading}>{w('heading')}</h1>
        <p className={styles.lead}>{w('lead')}</p>
      </div>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.form}>
        <Card padding="lg">
          <SubscribeForm />
        </Card>
        {data?.registrationEnabled !== false && (
          <p className={styles.join}>
            <span>{w('invited')}</span> <TextLink to="/register">{w('join')}</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"words" "picture" "form"', lg: '"words picture" "form picture"' },
    columnGap: { lg: '16' },
    rowGap: { base: '6', lg: '8' },
    width: 'full',
  },
  words: { gridArea: 'words', alignSelf: 'end' },
  heading: {
    marginBlockStart: '4',
    // The one sentence of the product that is larger than its scale of sizes.
    fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 3.25rem)',
    lineHeight: 'tight',
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  },
  lead: { marginBlockStart: '4', fontSize: 'lg', color: 'fg.muted', textWrap: 'pretty' },
  picture: {
    gridArea: 'picture',
    alignSelf: 'center',
    maxHeight: { base: '15rem', sm: '22rem', lg: 'none' },
    overflow: 'hidden',
    borderRadius: 'card',
  },
  form: { gridArea: 'form', maxWidth: { base: '34rem', lg: 'none' } },
  join: { display: 'flex', flexWrap: 'wrap', columnGap: '2', marginBlockStart: '4', color: 'fg.muted' },
});
