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
  const { data, error, loading, refetch } = useSuggestedUsersQuery({ variables: { first: PEOPLE } });
  return (
    <div>
      <p className={styles.lead}>{w('peopleLead')}</p>
      <PlainList
        label={w('people')}
        items={data?.suggestedUsers}
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
        {...{ error, loading }}
        failure={w('failedPeople')}
        retry={refetch}
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
