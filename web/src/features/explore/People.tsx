import { EmptyState } from '../../ui/EmptyState';
import { usePageMark } from '../../ui/page-marks';
import { sheet } from '../../ui/theme/sheet';
import { PersonRow, PersonSkeleton } from '../profiles/PersonRow';
import { useSuggestedUsersQuery } from '../profiles/SuggestedUsers.generated';
import { PlainList } from './PlainList';
import { useWords } from './words';

const PEOPLE = 20;

/** Whom the viewer may like to follow. */
export function People() {
  const w = useWords();
  usePageMark('offersPeople');
  const answer = useSuggestedUsersQuery({ variables: { first: PEOPLE } });
  return (
    <div>
      <p className={styles.lead}>{w('peopleLead')}</p>
      <PlainList
        label={w('people')}
        items={answer.data?.suggestedUsers}
        keyOf={({ id }) => id}
        renderItem={(person) => (
          <div className={styles.person}>
            <PersonRow user={person} withBio />
          </div>
        )}
        skeleton={
          <div className={styles.person}>
            <PersonSkeleton />
          </div>
        }
        empty={<EmptyState drawing="pond" title={w('quietPeople')} text={w('quietPeopleText')} />}
        answer={answer}
        failure={w('failedPeople')}
      />
    </div>
  );
}

const styles = sheet({
  lead: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  person: { paddingInline: { base: '4', md: '5' } },
});
