import { AdminTable } from '../tables/AdminTable';
import { MAX_ROWS, useTableAddress } from '../tables/useTableAddress';
import { wholeList } from '../tables/whole-list';
import { ChangeDialog } from './ChangeDialog';
import { useCategoryName, useClaimName } from '../claim-names';
import { useClaimText } from './claim-texts';
import { useDeleteClaimDefinitionMutation, useUpdateClaimDefinitionMutation } from './Claims.generated';
import { useChanges } from './useChanges';
import { type ClaimDefinition, useClaimCategories } from './useClaimCategories';
import { SORTABLE, useDefinitionColumns } from './useDefinitionColumns';
import { useClaimsMessages } from './messages';

const STATES = ['active', 'inactive'] as const;

interface DefinitionListProps {
  onEdit: (definition: ClaimDefinition) => void;
}

/** The claims of one or all categories, with their actions. */
export function DefinitionList({ onEdit }: DefinitionListProps) {
  const w = useClaimsMessages();
  const nameOf = useClaimName();
  const textOf = useClaimText();
  const categoryName = useCategoryName();
  const { categories, loading, error, refetch } = useClaimCategories();
  const [update] = useUpdateClaimDefinitionMutation();
  const [remove] = useDeleteClaimDefinitionMutation();
  const changes = useChanges<ClaimDefinition>({
    setActive: ({ id, categoryId: category, value, name }, isActive) =>
      update({ variables: { id, input: { categoryId: category, value, name, isActive } } }),
    remove: ({ id }) => remove({ variables: { id } }).then(refetch),
    saved: w('definitionSaved'),
  });
  const at = useTableAddress({
    sortable: SORTABLE,
    sort: { id: 'category', desc: false },
    size: MAX_ROWS,
    filters: { category: categories?.map(({ id }) => id) ?? null, state: STATES },
  });
  const categoryOf = ({ categoryId }: ClaimDefinition) => {
    const category = categories?.find(({ id }) => id === categoryId);
    return category ? categoryName(category) : '';
  };
  const columns = useDefinitionColumns({ changes, categoryOf, onEdit });
  const { category, state } = at.filters;
  const list = wholeList(
    {
      rows: categories
        ?.flatMap(({ definitions }) => definitions)
        .filter((claim) => category === null || claim.categoryId === category)
        .filter(({ isActive }) => state === null || isActive === (state === 'active')),
      wordsOf: (claim) => [nameOf(claim), claim.name, claim.value, textOf(claim)],
      valueOf: (claim, column) =>
        column === 'holders'
          ? claim.holderCount
          : column === 'value'
            ? claim.value
            : column === 'category'
              ? categoryOf(claim)
              : nameOf(claim),
      loading,
      error,
      refetch,
    },
    at,
  );

  return (
    <>
      <AdminTable
        name="claims"
        caption={w('definitions')}
        columns={columns}
        at={at}
        list={list}
        nameOf={nameOf}
        search={{ label: w('searchClaims'), placeholder: w('searchClaimsHint'), maxLength: 100 }}
        filters={[
          {
            name: 'category',
            label: w('category'),
            every: w('everyCategory'),
            options: (categories ?? []).map((each) => ({ value: each.id, label: categoryName(each) })),
          },
          {
            name: 'state',
            label: w('state'),
            every: w('everyState'),
            options: STATES.map((value) => ({ value, label: w(value === 'active' ? value : 'isInactive') })),
          },
        ]}
        found={(count) => w('count', { count })}
        failure={w('loadFailed')}
        empty={null}
        fileName="claims.csv"
      />
      <ChangeDialog changes={changes} nameOf={nameOf} removeText={w('removeDefinitionText')} />
    </>
  );
}
