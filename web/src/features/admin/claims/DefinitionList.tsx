import { useState } from 'react';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { SelectField } from '../../../ui/form/TextField';
import { useViewer } from '../../session/viewer/viewer';
import { ChangeDialog } from './ChangeDialog';
import { claimCard } from './claim-card';
import { useCategoryName, useClaimName } from './claim-names';
import { useClaimText } from './claim-texts';
import { ClaimCard } from './ClaimCard';
import { useDeleteClaimDefinitionMutation, useUpdateClaimDefinitionMutation } from './Claims.generated';
import { Loading } from './Loading';
import { useChanges } from './useChanges';
import { type ClaimDefinition, useClaimCategories } from './useClaimCategories';
import { useClaimsMessages } from './messages';

interface DefinitionListProps {
  onEdit: (definition: ClaimDefinition) => void;
}

/** The claims of one or all categories, with their actions. */
export function DefinitionList({ onEdit }: DefinitionListProps) {
  const w = useClaimsMessages();
  const nameOf = useClaimName();
  const textOf = useClaimText();
  const categoryName = useCategoryName();
  const isRoot = useViewer()?.role === 'ROOT';
  const { categories, error, again } = useClaimCategories();
  const [update] = useUpdateClaimDefinitionMutation();
  const [remove] = useDeleteClaimDefinitionMutation();
  const [categoryId, setCategoryId] = useState('');
  const changes = useChanges<ClaimDefinition>({
    setActive: ({ id, categoryId: category, value, name }, isActive) =>
      update({ variables: { id, input: { categoryId: category, value, name, isActive } } }),
    remove: ({ id }) => remove({ variables: { id } }).then(again),
    saved: w('definitionSaved'),
  });
  if (!categories) return <Loading error={error} onRetry={again} />;
  const shown = categories.filter(({ id }) => categoryId === '' || id === categoryId);

  return (
    <Stack>
      <SelectField
        label={w('category')}
        value={categoryId}
        options={[
          { value: '', label: w('everyCategory') },
          ...categories.map((category) => ({ value: category.id, label: categoryName(category) })),
        ]}
        onChange={(event) => setCategoryId(event.target.value)}
      />
      <ul className={claimCard.list} aria-label={w('definitions')}>
        {shown
          .flatMap((category) => category.definitions.map((claim) => ({ category, claim })))
          .map(({ category, claim }) => (
            <ClaimCard
              key={claim.id}
              id={claim.id}
              title={nameOf(claim)}
              name={claim.name}
              badge={categoryName(category)}
              isActive={claim.isActive}
              isLocked={claim.isSystem && (!isRoot || claim.value.startsWith('claims.'))}
              isSystem={claim.isSystem}
              onSwitch={(isActive) => (isActive ? changes.activate(claim) : changes.ask(claim, 'deactivate'))}
              onEdit={() => onEdit(claim)}
              onRemove={() => changes.ask(claim, 'remove')}
            >
              <code className={claimCard.value}>{claim.value}</code>
              <Muted dir="auto" className={claimCard.text}>
                {textOf(claim)}
              </Muted>
              {claim.holderCount > 0 && <Muted>{w('holders', { count: claim.holderCount })}</Muted>}
            </ClaimCard>
          ))}
      </ul>
      <ChangeDialog changes={changes} nameOf={nameOf} removeText={w('removeDefinitionText')} />
    </Stack>
  );
}
