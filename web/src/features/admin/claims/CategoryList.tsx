import { Muted, Stack } from '../../../ui/layout/Layout';
import { useViewer } from '../../session/viewer/viewer';
import { AdminTable } from '../tables/AdminTable';
import type { TableColumn } from '../tables/columns';
import { TextCell } from '../tables/TextCell';
import { MAX_ROWS, useTableAddress } from '../tables/useTableAddress';
import { wholeList } from '../tables/whole-list';
import { ActiveSwitch } from './ActiveSwitch';
import { ChangeDialog } from './ChangeDialog';
import { ClaimActions } from './ClaimActions';
import { useCategoryName } from '../claim-names';
import { useCategoryText } from './claim-texts';
import { useDeleteClaimCategoryMutation, useUpdateClaimCategoryMutation } from './Claims.generated';
import { useChanges } from './useChanges';
import { type ClaimCategory, useClaimCategories } from './useClaimCategories';
import { useClaimsMessages } from './messages';

const SORTABLE = ['name', 'claims'] as const;

interface CategoryListProps {
  onEdit: (category: ClaimCategory) => void;
}

/** All categories of claims, with their actions. */
export function CategoryList({ onEdit }: CategoryListProps) {
  const w = useClaimsMessages();
  const nameOf = useCategoryName();
  const textOf = useCategoryText();
  const isRoot = useViewer()?.role === 'ROOT';
  const { categories, loading, error, refetch } = useClaimCategories();
  const [update] = useUpdateClaimCategoryMutation();
  const [remove] = useDeleteClaimCategoryMutation();
  const changes = useChanges<ClaimCategory>({
    setActive: ({ id, name }, isActive) => update({ variables: { id, input: { name, isActive } } }),
    remove: ({ id }) => remove({ variables: { id } }).then(refetch),
    saved: w('categorySaved'),
  });
  const at = useTableAddress({ sortable: SORTABLE, sort: { id: 'name', desc: false }, size: MAX_ROWS });
  const list = wholeList(
    {
      rows: categories,
      wordsOf: (category) => [nameOf(category), category.name, textOf(category)],
      valueOf: (category, column) => (column === 'claims' ? category.definitionCount : nameOf(category)),
      loading,
      error,
      refetch,
    },
    at,
  );
  const columns: readonly TableColumn<ClaimCategory>[] = [
    {
      id: 'name',
      label: w('category'),
      sort: 'ascending',
      cell: (category) => <bdi>{nameOf(category)}</bdi>,
      text: nameOf,
    },
    {
      id: 'description',
      label: w('description'),
      cell: (category) => <TextCell text={textOf(category)} />,
      text: textOf,
    },
    {
      id: 'claims',
      label: w('title'),
      sort: 'descending',
      align: 'number',
      cell: ({ definitionCount }) => definitionCount,
      text: ({ definitionCount }) => String(definitionCount),
    },
    {
      id: 'active',
      label: w('active'),
      cell: (category) => (
        <ActiveSwitch
          title={nameOf(category)}
          isActive={category.isActive}
          isLocked={category.key === 'claims' || (category.key !== null && !isRoot)}
          onSwitch={(isActive) => (isActive ? changes.activate(category) : changes.ask(category, 'deactivate'))}
        />
      ),
      text: ({ isActive }) => w(isActive ? 'active' : 'isInactive'),
    },
    {
      id: 'actions',
      label: w('actions'),
      hideLabel: true,
      align: 'end',
      cell: (category) => (
        <ClaimActions
          id={category.id}
          title={nameOf(category)}
          isSystem={category.key !== null}
          onEdit={() => onEdit(category)}
          onRemove={() => changes.ask(category, 'remove')}
        />
      ),
    },
  ];

  return (
    <Stack>
      <Muted>{w('categoriesLead')}</Muted>
      <AdminTable
        name="claim-categories"
        caption={w('categories')}
        columns={columns}
        at={at}
        list={list}
        nameOf={nameOf}
        search={{ label: w('searchCategories'), placeholder: w('searchCategoriesHint'), maxLength: 100 }}
        found={(count) => w('countOfCategories', { count })}
        failure={w('loadFailed')}
        empty={null}
        fileName="claim-categories.csv"
      />
      <ChangeDialog changes={changes} nameOf={nameOf} removeText={w('removeCategoryText')} />
    </Stack>
  );
}
