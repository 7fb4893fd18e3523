import { usePages } from '../../../graphql/usePages';
import { Button } from '../../../ui/form/Button';
import { toast } from '../../../ui/feedback/toast';
import { focusInstead } from '../../../ui/list/articles';
import { sheet } from '../../../ui/theme/sheet';
import { type List_ListFragment, useListMembersQuery } from '../../people/lists/Lists.generated';
import { useListMessages } from '../../people/lists/messages';
import { useLists } from '../../people/lists/useLists';
import { ListedRows } from '../../people/rows/ListedRows';
import { PersonRow } from '../../people/rows/PersonRow';
import { AddPerson } from './AddPerson';
import { ListWords } from './ListWords';

const PAGE = 30;

/** The people, hashtags and phrases of a list: added, and removed with a way back. */
export function ListMembers({ list }: { list: List_ListFragment }) {
  const w = useListMessages();
  const { add, takeOut } = useLists();
  const answer = useListMembersQuery({
    variables: { id: list.id, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const members = answer.data?.list?.members;
  const pages = usePages(answer, { pageInfo: members?.pageInfo, failure: w('loadFailed') });

  async function remove(person: { id: string; displayName: string; handle: string }, pressed: HTMLElement) {
    const row = pressed.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    if (!(await takeOut(list.id, { userId: person.id }))) return;
    focusInstead(next?.querySelector<HTMLElement>('button') ?? null);
    toast.success(w('removed', { name: person.displayName || person.handle }), {
      label: w('undo'),
      onSelect: () => void add(list.id, { userId: person.id }),
    });
  }

  return (
    <div className={styles.root}>
      <AddPerson onPick={({ id }) => void add(list.id, { userId: id })} />
      <ListedRows
        label={w('members')}
        nodes={members?.edges.map(({ node }) => node) ?? []}
        pages={pages}
        empty={w('membersEmpty')}
      >
        {(person) => (
          <PersonRow
            user={person}
            actions={
              <Button
                size="sm"
                variant="outline"
                aria-label={w('removeNamed', { name: person.displayName || person.handle })}
                onClick={({ currentTarget }) => void remove(person, currentTarget)}
              >
                {w('remove')}
              </Button>
            }
          />
        )}
      </ListedRows>
      <ListWords list={list} kind="hashtag" words={list.hashtags} />
      <ListWords list={list} kind="phrase" words={list.phrases} />
    </div>
  );
}

const styles = sheet({ root: { display: 'grid', gap: '4' } });
