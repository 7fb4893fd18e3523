import { useT } from '../../i18n/I18nProvider';
import { Card } from '../../ui/Card';
import { sheet } from '../../ui/theme/sheet';
import { PersonRow, PersonSkeleton } from './PersonRow';
import { useSuggestedUsersQuery } from './SuggestedUsers.generated';

const SHOWN = 4;
/** For the rail: people whom the viewer may like to follow. Away while the page itself offers them. */
export function WhoToFollow() {
  const t = useT();
  const { data, error } = useSuggestedUsersQuery({ variables: { first: SHOWN } });
  const people = data?.suggestedUsers;
  if (error || people?.length === 0) return null;

  return (
    <Card padding="sm" aria-label={t('profiles.toFollow')} className={styles.card}>
      <h2 className={styles.title}>{t('profiles.toFollow')}</h2>
      {people
        ? people.map((person) => <PersonRow key={person.id} user={person} />)
        : Array.from({ length: SHOWN }, (_, index) => <PersonSkeleton key={index} />)}
    </Card>
  );
}

const styles = sheet({
  card: { 'html[data-offers-people^="1"] &': { display: 'none' } },
  title: { fontSize: 'md', fontWeight: 'medium', paddingInline: '1', paddingBlockStart: '1', paddingBlockEnd: '1.5' },
});
