import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ClaimsFrame } from '../features/admin/claims/ClaimsFrame';
import { type ClaimDefinition, useClaimCategories } from '../features/admin/claims/useClaimCategories';
import { useClaimsMessages } from '../features/admin/claims/messages';
import { useHolds } from '../features/session/viewer/claims';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { Button } from '../ui/form/Button';
import { preloadWhenIdle } from '../ui/loading/lazy-with-retry';
import { DefinitionList } from '../features/admin/claims/DefinitionList';

const DefinitionEditor = preloadWhenIdle(async () => ({
  default: (await import('../features/admin/claims/ClaimEditor')).DefinitionEditor,
}));

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
      <Suspense fallback={<TableSkeleton />}>
        <DefinitionList onEdit={(definition) => setEditing({ definition })} />
      </Suspense>
      {editing && categories && (
        <Suspense fallback={null}>
          <DefinitionEditor definition={editing.definition} categories={categories} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </ClaimsFrame>
  );
}
