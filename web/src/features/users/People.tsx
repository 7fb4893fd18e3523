import { useState, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettled } from '../../forms/useSettled';
import type { Role } from '../../graphql/schema.generated';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { inTime } from '../../ui/lazily';
import { Stack } from '../../ui/Layout';
import { SelectField, TextField } from '../../ui/TextField';
import { sheet } from '../../ui/theme/sheet';
import { FirstRows } from '../tables/FirstRows';
import { TableFoot } from '../tables/TableFoot';
import { useTablePages } from '../tables/useTablePages';
import { ROLES } from './managed-user';
import { nextSort, type UserSort } from './user-sort';
import { UsersTable } from './UsersTable';
import { useUsersQuery } from './Users.generated';
import { useUsersWords } from './words';

const UserDrawer = inTime(async () => ({ default: (await import('./UserDrawer')).UserDrawer }));

/** The list of accounts: searched, filtered, sorted and paged, with one of them opened beside it. */
export function People() {
  const w = useUsersWords();
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [sort, setSort] = useState<UserSort>('NEWEST');
  const pages = useTablePages();
  const query = useSettled(typed.trim(), 250);
  const open = parameters.get('open');

  const { data, previousData, error, loading, refetch } = useUsersQuery({
    variables: { query: query || null, role, sort, first: pages.first, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.managedUsers;
  const again = () => void refetch().catch(() => undefined);
  const show = (id: string | null) => setParameters(id ? { open: id } : {}, { preventScrollReset: true });

  return (
    <Stack>
      <div className={styles.filters}>
        <TextField
          label={w('search')}
          type="search"
          placeholder={w('searchHint')}
          dir="auto"
          value={typed}
          className={styles.search}
          onChange={(event) => {
            setTyped(event.target.value);
            pages.restart();
          }}
        />
        <SelectField
          label={w('role')}
          value={role ?? ''}
          options={[{ value: '', label: w('everyRole') }, ...ROLES.map((each) => ({ value: each, label: w(each) }))]}
          onChange={(event) => {
            setRole(ROLES.find((each) => each === event.target.value) ?? null);
            pages.restart();
          }}
        />
        <SelectField
          label={w('sortBy')}
          value={sort}
          options={[
            { value: 'NEWEST', label: w('newest') },
            { value: 'OLDEST', label: w('oldest') },
            { value: 'NAME', label: w('nameSort') },
            { value: 'EMAIL', label: w('emailSort') },
            { value: 'ROLE', label: w('roleSort') },
            { value: 'LAST_SEEN', label: w('seenSort') },
          ]}
          onChange={(event) => {
            setSort(event.target.value as UserSort);
            pages.restart();
          }}
        />
      </div>
      {shown === undefined ? (
        <FirstRows
          error={error}
          failure={w('loadFailed')}
          loading={loading}
          onRetry={refetch}
          rows={5}
          height="3.5rem"
        />
      ) : shown.edges.length === 0 ? (
        <EmptyState
          drawing="reeds"
          title={w('none')}
          text={w('noneText')}
          action={
            <Button
              variant="outline"
              onClick={() => {
                setTyped('');
                setRole(null);
                pages.restart();
              }}
            >
              {w('clear')}
            </Button>
          }
        />
      ) : (
        <>
          <UsersTable
            users={shown.edges.map(({ node }) => node)}
            sort={sort}
            onSort={(column) => {
              setSort(nextSort(column, sort));
              pages.restart();
            }}
            onOpen={show}
          />
          <TableFoot
            pages={pages}
            found={w('total', { count: shown.totalCount })}
            totalCount={shown.totalCount}
            pageInfo={shown.pageInfo}
            loading={loading}
          />
        </>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <UserDrawer
            id={open}
            onClose={() => show(null)}
            onDeleted={() => {
              show(null);
              again();
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const styles = sheet({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
  search: { flex: '1', minWidth: '12rem' },
});
