import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DefinitionEditor } from '../features/claims/ClaimEditor';
import { ClaimsFrame } from '../features/claims/ClaimsFrame';
import { DefinitionList } from '../features/claims/DefinitionList';
import { type ClaimDefinition, useClaimCategories } from '../features/claims/useClaimCategories';
import { useClaimsWords } from '../features/claims/words';
import { Button } from '../ui/Button';

/** /admin/claims/definitions: every claim there is. */
export function ClaimsDefinitions() {
  const w = useClaimsWords();
  const { categories } = useClaimCategories();
  const [editing, setEditing] = useState<{ definition: ClaimDefinition | null } | null>(null);
  return (
    <ClaimsFrame
      actions={
        <Button icon={Plus} size="sm" onClick={() => setEditing({ definition: null })}>
          {w('newDefinition')}
        </Button>
      }
    >
      <DefinitionList onEdit={(definition) => setEditing({ definition })} />
      {editing && categories && (
        <DefinitionEditor definition={editing.definition} categories={categories} onClose={() => setEditing(null)} />
      )}
    </ClaimsFrame>
  );
}
