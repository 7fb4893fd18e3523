import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../../forms/useDebouncedValue';
import { Avatar } from '../../../ui/media/Avatar';
import { Badge } from '../../../ui/feedback/Badge';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { TextField } from '../../../ui/form/TextField';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useClaimHoldersQuery } from './Claims.generated';
import { Loading } from './Loading';
import { PersonClaims } from './PersonClaims';
import { useClaimsMessages } from './messages';

/** The maximum number of search results. */
const SHOWN = 8;

/** Finds a person and shows their claims. */
export function PeopleClaims() {
  const w = useClaimsMessages();
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  const query = useDebouncedValue(typed.trim(), 250);
  const chosen = parameters.get('person');
  const { data, previousData, error, refetch } = useClaimHoldersQuery({
    variables: { query: query || null, first: SHOWN },
  });
  const found = (data ?? previousData)?.managedUsers.edges;
  return (
    <Stack gap={5}>
      <Muted>{w('peopleLead')}</Muted>
      <TextField
        label={w('search')}
        type="search"
        placeholder={w('searchHint')}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found === undefined ? (
        <Loading error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <ul className={styles.people} aria-label={w('people')}>
          {found.map(({ node: { id, role, user } }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen}
                className={cx(styles.person, id === chosen && styles.chosen)}
                onClick={() => setParameters({ person: id }, { replace: true, preventScrollReset: true })}
              >
                <Avatar handle={user.handle} name={user.displayName} src={user.imageUrl} size="sm" />
                <span className={styles.words}>
                  <bdi className={styles.name}>{user.displayName}</bdi>
                  <bdi className={styles.handle}>@{user.handle}</bdi>
                </span>
                <Badge>{w(role)}</Badge>
              </button>
            </li>
          ))}
          {found.length === 0 && <Muted role="status">{w('nobody')}</Muted>}
        </ul>
      )}
      {chosen === null ? <Muted>{w('choose')}</Muted> : <PersonClaims key={chosen} id={chosen} />}
    </Stack>
  );
}

const styles = sheet({
  people: {
    listStyle: 'none',
    padding: '0',
    margin: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    gap: '2',
  },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    padding: '2.5',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
  },
  chosen: { bg: 'bg.selected', borderColor: 'brand.fg' },
  // At the start of the page's direction, whichever their own one is.
  words: { flex: '1', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' },
  name: { maxWidth: 'full', fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis' },
  handle: { maxWidth: 'full', fontSize: 'sm', color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis' },
});
