import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DefinitionEditor } from '../features/admin/claims/ClaimEditor';
import { ClaimsFrame } from '../features/admin/claims/ClaimsFrame';
import { DefinitionList } from '../features/admin/claims/DefinitionList';
import { type ClaimDefinition, useClaimCategories } from '../features/admin/claims/useClaimCategories';
import { useClaimsMessages } from '../features/admin/claims/messages';
import { useHolds } from '../features/session/viewer/claims';
import { Button } from '../ui/form/Button';

/** /admin/claims/definitions: every claim there is. */
export function AdminClaimsDefinitionsPage() {
  const w = useClaimsMessages();
  const mayDefine = useHolds('claims.define');
  const { categories } = useClaimCategories();
  const [editing, setEditing] = useState<{ definition: ClaimDefinition | null } | null>(null);
  return (
    <ClaimsFrame
      title="titleOfDefinitions"
      actions={
        mayDefine && (
          <Button icon={Plus} size="sm" onClick={() => setEditing({ definition: null })}>
            {w('newDefinition')}
          </Button>
        )
      }
    >
      <DefinitionList onEdit={(definition) => setEditing({ definition })} />
      {editing && categories && (
        <DefinitionEditor definition={editing.definition} categories={categories} onClose={() => setEditing(null)} />
      )}
    </ClaimsFrame>
  );
}
