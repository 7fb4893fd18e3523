import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { Link } from '../../../ui/navigation/Link';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { usePaths } from '../../session/paths/usePaths';
import { PersonRow, PersonSkeleton } from '../../people/rows/PersonRow';
import { type PeopleByHashtagQuery, usePeopleByHashtagQuery } from './People.generated';
import { PlainList } from './PlainList';
import { peoplePath } from './explore-path';
import { useMessages } from './messages';

const SUGGESTED = 8;
const PEOPLE_OF_EACH = 3;
const OTHERS = 10;
/** Hashtags that are shown, of those that have people to follow. */
const SHOWN_TAGS = 5;

/** People to follow: by the hashtags that the viewer writes about and that others do, then those whom friends follow. */
export function People() {
  const w = useMessages();
  const t = useT();
  const paths = usePaths();
  useRootFlag('offersPeople');
  const answer = usePeopleByHashtagQuery({
    variables: { hashtags: SUGGESTED, people: PEOPLE_OF_EACH + 1, others: OTHERS },
  });
  const groups = answer.data && groupsOf(answer.data);
  return (
    <PlainList
      label={w('people')}
      items={groups}
      keyOf={({ tag }) => tag ?? ''}
      renderItem={({ tag, name, people, hasMore }) => (
        <section aria-labelledby={`people-${tag ?? ''}`} className={styles.group}>
          <header className={styles.head}>
            <h2 id={`people-${tag ?? ''}`} className={styles.title}>
              {tag === null ? (
                t('profiles.toFollow')
              ) : (
                <Link to={paths.hashtag(tag)} className={styles.tag}>
                  <bdi>#{name}</bdi>
                </Link>
              )}
            </h2>
            {hasMore && (
              <TextLink to={peoplePath(paths.explore, tag!)} aria-label={w('seeAllOf', { tag: tag! })}>
                {w('seeAll')}
              </TextLink>
            )}
          </header>
          {people.map((person) => (
            <PersonRow key={person.id} user={person} withBio />
          ))}
        </section>
      )}
      skeleton={
        <div className={styles.group}>
          <PersonSkeleton />
          <PersonSkeleton />
        </div>
      }
      empty={<EmptyState drawing="pond" title={w('quietPeople')} text={w('quietPeopleText')} />}
      answer={answer}
      failure={w('failedPeople')}
    />
  );
}

type Person = PeopleByHashtagQuery['suggestedUsers'][number];

interface Group {
  /** Null for suggestions without a hashtag. */
  tag: string | null;
  name: string;
  people: Person[];
  hasMore: boolean;
}

/** Each person once, with the first hashtag. */
function groupsOf({ suggestedHashtags, suggestedUsers }: PeopleByHashtagQuery): Group[] {
  const seen = new Set<string>();
  const fresh = (people: readonly Person[], most: number) => {
    const chosen = people.filter(({ id }) => !seen.has(id)).slice(0, most);
    for (const { id } of chosen) seen.add(id);
    return chosen;
  };
  const groups: Group[] = [];
  for (const { tag, name, people } of suggestedHashtags) {
    if (groups.length === SHOWN_TAGS) break;
    const chosen = fresh(people, PEOPLE_OF_EACH);
    if (chosen.length > 0) groups.push({ tag, name, people: chosen, hasMore: people.length > chosen.length });
  }
  const others = fresh(suggestedUsers, OTHERS);
  return others.length > 0 ? [...groups, { tag: null, name: '', people: others, hasMore: false }] : groups;
}

const styles = sheet({
  group: { paddingInline: { base: '4', md: '5' }, paddingBlock: '3' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '9',
    fontSize: 'sm',
  },
  title: {
    minWidth: '0',
    fontSize: 'md',
    fontWeight: 'bold',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  tag: { color: 'inherit', textDecoration: 'none', borderRadius: '0.25rem', _hover: { textDecoration: 'underline' } },
});
