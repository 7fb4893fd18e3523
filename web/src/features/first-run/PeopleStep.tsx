import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Button } from '../../ui/form/Button';
import { Muted } from '../../ui/layout/Layout';
import { sheet } from '../../ui/theme/sheet';
import { useContentLanguages } from '../account/settings/ContentLanguages';
import { useFollowAll } from '../people/follows/useFollowAll';
import { PersonRow, PersonSkeleton } from '../people/rows/PersonRow';
import { usePreferences } from '../session/preferences/usePreferences';
import { useFirstPeopleQuery } from './FirstRun.generated';
import { useFirstRunMessages } from './messages';
import { StepFoot } from './Step';

const SHOWN = 10;

interface PeopleStepProps {
  onBack: () => void;
  onWrite: () => void;
}

/** People by the languages and topics that were chosen. Those who are followed stay until the page is left. */
export function PeopleStep({ onBack, onWrite }: PeopleStepProps) {
  const say = useFirstRunMessages();
  return (
    <>
      <People />
      <StepFoot onBack={onBack}>
        <Button onClick={onWrite}>{say('firstQuack')}</Button>
      </StepFoot>
    </>
  );
}

function People() {
  const t = useT();
  const say = useFirstRunMessages();
  const { preferences } = usePreferences();
  const languages = useContentLanguages();
  const { busy, followAll } = useFollowAll();
  const { data, error, loading, refetch } = useFirstPeopleQuery({
    variables: { first: SHOWN, languages: [...languages], topics: [...(preferences?.topics ?? [])] },
  });
  const people = data?.suggestedUsers;
  if (error && !people) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, say('peopleFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (people?.length === 0) return <Muted>{say('noPeople')}</Muted>;
  const isAll = people?.every(({ viewerFollowState }) => viewerFollowState !== 'NONE');
  return (
    <div>
      <div className={styles.all}>
        {isAll ? (
          <Muted role="status">{say('followsAll')}</Muted>
        ) : (
          <Button variant="outline" size="sm" loading={busy || !people} onClick={() => void followAll(people ?? [])}>
            {say('followAll')}
          </Button>
        )}
      </div>
      <ul aria-label={say('people')} aria-busy={!people} className={styles.list}>
        {people
          ? people.map((person) => (
              <li key={person.id}>
                <PersonRow user={person} withBio />
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, index) => (
              <li key={index}>
                <PersonSkeleton />
              </li>
            ))}
      </ul>
    </div>
  );
}

const styles = sheet({
  all: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', minHeight: '9' },
  list: { listStyle: 'none' },
});
