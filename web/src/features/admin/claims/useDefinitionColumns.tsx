import type { TableColumn } from '../tables/columns';
import { TextCell } from '../tables/TextCell';
import { useViewer } from '../../session/viewer/viewer';
import { ActiveSwitch } from './ActiveSwitch';
import { ClaimActions } from './ClaimActions';
import { useClaimName } from '../claim-names';
import { useClaimText } from './claim-texts';
import { useClaimsMessages } from './messages';
import type { Changes } from './useChanges';
import type { ClaimDefinition } from './useClaimCategories';

interface DefinitionActions {
  changes: Changes<ClaimDefinition>;
  categoryOf: (claim: ClaimDefinition) => string;
  onEdit: (claim: ClaimDefinition) => void;
}

export const SORTABLE = ['name', 'value', 'category', 'holders'] as const;

/** The columns of the list of claims. */
export function useDefinitionColumns({
  changes,
  categoryOf,
  onEdit,
}: DefinitionActions): readonly TableColumn<ClaimDefinition>[] {
  const w = useClaimsMessages();
  const nameOf = useClaimName();
  const textOf = useClaimText();
  const isRoot = useViewer()?.role === 'ROOT';
  return [
    {
      id: 'name',
      label: w('claim'),
      sort: 'ascending',
      cell: (claim) => <bdi>{nameOf(claim)}</bdi>,
      text: nameOf,
    },
    {
      id: 'value',
      label: w('value'),
      sort: 'ascending',
      cell: ({ value }) => <code dir="ltr">{value}</code>,
      text: ({ value }) => value,
    },
    {
      id: 'category',
      label: w('category'),
      sort: 'ascending',
      cell: (claim) => <bdi>{categoryOf(claim)}</bdi>,
      text: categoryOf,
    },
    { id: 'description', label: w('description'), cell: (claim) => <TextCell text={textOf(claim)} />, text: textOf },
    {
      id: 'holders',
      label: w('grants'),
      sort: 'descending',
      align: 'number',
      cell: ({ holderCount }) => holderCount,
      text: ({ holderCount }) => String(holderCount),
    },
    {
      id: 'active',
      label: w('active'),
      cell: (claim) => (
        <ActiveSwitch
          title={nameOf(claim)}
          isActive={claim.isActive}
          isLocked={claim.isSystem && (!isRoot || claim.value.startsWith('claims.'))}
          onSwitch={(isActive) => (isActive ? changes.activate(claim) : changes.ask(claim, 'deactivate'))}
        />
      ),
      text: ({ isActive }) => w(isActive ? 'active' : 'isInactive'),
    },
    {
      id: 'actions',
      label: w('actions'),
      hideLabel: true,
      align: 'end',
      cell: (claim) => (
        <ClaimActions
          id={claim.id}
          title={nameOf(claim)}
          isSystem={claim.isSystem}
          onEdit={() => onEdit(claim)}
          onRemove={() => changes.ask(claim, 'remove')}
        />
      ),
    },
  ];
}
