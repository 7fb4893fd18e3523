import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ButtonLink } from '../../../ui/form/Button';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { sheet } from '../../../ui/theme/sheet';
import { usePaths } from '../../session/paths/usePaths';
import { PersonRow, PersonSkeleton } from '../../people/rows/PersonRow';
import { usePeopleOfHashtagQuery } from './People.generated';
import { PlainList } from './PlainList';
import { useMessages } from './messages';

const PEOPLE = 30;

/** People who write much with one hashtag. */
export function PeopleOfHashtag({ tag }: { tag: string }) {
  const w = useMessages();
  const paths = usePaths();
  useRootFlag('offersPeople');
  const answer = usePeopleOfHashtagQuery({ variables: { tag, first: PEOPLE } });
  const { data } = answer;
  const back = (
    <ButtonLink to={`${paths.explore}?tab=people`} variant="outline" size="sm">
      {w('allHashtags')}
    </ButtonLink>
  );
  return (
    <>
      <div className={styles.lead}>
        <p>{w('peopleOf', { tag: data?.hashtag?.name ?? tag })}</p>
        {back}
      </div>
      <PlainList
        label={w('people')}
        items={data && (data.hashtag?.people ?? [])}
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
        empty={<EmptyState drawing="pond" title={w('quietPeople')} text={w('quietPeopleText')} action={back} />}
        answer={answer}
        failure={w('failedPeople')}
      />
    </>
  );
}

const styles = sheet({
  lead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  person: { paddingInline: { base: '4', md: '5' } },
});
