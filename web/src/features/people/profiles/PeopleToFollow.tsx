import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { sheet } from '../../../ui/theme/sheet';
import { PersonRow, PersonSkeleton } from '../rows/PersonRow';
import { useSuggestedUsersQuery } from './SuggestedUsers.generated';

const SHOWN = 8;

interface PeopleToFollowProps {
  /** Called by the Done button; without it, there is no such button. */
  onDone?: () => void;
}

/** Suggestions in the main column, for people who follow no one yet. */
export function PeopleToFollow({ onDone }: PeopleToFollowProps) {
  const t = useT();
  const { data, error } = useSuggestedUsersQuery({ variables: { first: SHOWN } });
  const people = data?.suggestedUsers;
  const isAway = Boolean(error) || people?.length === 0;
  useRootFlag('offersPeople', !isAway);
  if (isAway) return null;
  return (
    <section aria-label={t('profiles.toFollow')} className={styles.people}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('profiles.toFollow')}</h2>
        {onDone && (
          <Button variant="ghost" size="sm" onClick={onDone}>
            {t('profiles.done')}
          </Button>
        )}
      </header>
      {people
        ? people.map((person) => <PersonRow key={person.id} user={person} withBio />)
        : Array.from({ length: SHOWN }, (_, index) => <PersonSkeleton key={index} />)}
    </section>
  );
}

const styles = sheet({
  people: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '9' },
  title: { fontSize: 'md', fontWeight: 'medium' },
});
