import { Muted, Stack } from '../../../ui/layout/Layout';
import { useViewer } from '../../session/viewer/viewer';
import { ChangeDialog } from './ChangeDialog';
import { claimCard } from './claim-card';
import { useCategoryName } from './claim-names';
import { useCategoryText } from './claim-texts';
import { ClaimCard } from './ClaimCard';
import { useDeleteClaimCategoryMutation, useUpdateClaimCategoryMutation } from './Claims.generated';
import { Loading } from './Loading';
import { useChanges } from './useChanges';
import { type ClaimCategory, useClaimCategories } from './useClaimCategories';
import { useClaimsMessages } from './messages';

interface CategoryListProps {
  onEdit: (category: ClaimCategory) => void;
}

/** All categories of claims, with their actions. */
export function CategoryList({ onEdit }: CategoryListProps) {
  const w = useClaimsMessages();
  const nameOf = useCategoryName();
  const textOf = useCategoryText();
  const isRoot = useViewer()?.role === 'ROOT';
  const { categories, error, again } = useClaimCategories();
  const [update] = useUpdateClaimCategoryMutation();
  const [remove] = useDeleteClaimCategoryMutation();
  const changes = useChanges<ClaimCategory>({
    setActive: ({ id, name }, isActive) => update({ variables: { id, input: { name, isActive } } }),
    remove: ({ id }) => remove({ variables: { id } }).then(again),
    saved: w('categorySaved'),
  });
  if (!categories) return <Loading error={error} onRetry={again} />;

  return (
    <Stack>
      <Muted>{w('categoriesLead')}</Muted>
      <ul className={claimCard.list} aria-label={w('categories')}>
        {categories.map((category) => (
          <ClaimCard
            key={category.id}
            id={category.id}
            title={nameOf(category)}
            name={category.name}
            badge={w('count', { count: category.definitionCount })}
            isActive={category.isActive}
            isLocked={category.key === 'claims' || (category.key !== null && !isRoot)}
            isSystem={category.key !== null}
            onSwitch={(isActive) => (isActive ? changes.activate(category) : changes.ask(category, 'deactivate'))}
            onEdit={() => onEdit(category)}
            onRemove={() => changes.ask(category, 'remove')}
          >
            {category.description !== '' && (
              <Muted dir="auto" className={claimCard.text}>
                {textOf(category)}
              </Muted>
            )}
          </ClaimCard>
        ))}
      </ul>
      <ChangeDialog changes={changes} nameOf={nameOf} removeText={w('removeCategoryText')} />
    </Stack>
  );
}
