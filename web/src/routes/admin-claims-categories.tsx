import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ClaimsFrame } from '../features/admin/claims/ClaimsFrame';
import type { ClaimCategory } from '../features/admin/claims/useClaimCategories';
import { useClaimsMessages } from '../features/admin/claims/messages';
import { useHolds } from '../features/session/viewer/claims';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { Button } from '../ui/form/Button';
import { preloadWhenIdle } from '../ui/loading/lazy-with-retry';
import { CategoryList } from '../features/admin/claims/CategoryList';

const CategoryEditor = preloadWhenIdle(async () => ({
  default: (await import('../features/admin/claims/ClaimEditor')).CategoryEditor,
}));

/** /admin/claims/categories: claims that belong together, switched off and on together. */
export function AdminClaimsCategoriesPage() {
  const w = useClaimsMessages();
  const mayDefine = useHolds('claims.define');
  const [editing, setEditing] = useState<{ category: ClaimCategory | null } | null>(null);
  return (
    <ClaimsFrame
      title="titleOfCategories"
      actions={
        mayDefine && (
          <Button icon={Plus} size="sm" onClick={() => setEditing({ category: null })}>
            {w('newCategory')}
          </Button>
        )
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        <CategoryList onEdit={(category) => setEditing({ category })} />
      </Suspense>
      {editing && (
        <Suspense fallback={null}>
          <CategoryEditor category={editing.category} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </ClaimsFrame>
  );
}
