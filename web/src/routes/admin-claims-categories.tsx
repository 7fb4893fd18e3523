import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CategoryEditor } from '../features/admin/claims/ClaimEditor';
import { CategoryList } from '../features/admin/claims/CategoryList';
import { ClaimsFrame } from '../features/admin/claims/ClaimsFrame';
import type { ClaimCategory } from '../features/admin/claims/useClaimCategories';
import { useClaimsMessages } from '../features/admin/claims/messages';
import { useHolds } from '../features/session/viewer/claims';
import { Button } from '../ui/form/Button';

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
      <CategoryList onEdit={(category) => setEditing({ category })} />
      {editing && <CategoryEditor category={editing.category} onClose={() => setEditing(null)} />}
    </ClaimsFrame>
  );
}
