import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CategoryEditor } from '../features/claims/ClaimEditor';
import { CategoryList } from '../features/claims/CategoryList';
import { ClaimsFrame } from '../features/claims/ClaimsFrame';
import type { ClaimCategory } from '../features/claims/useClaimCategories';
import { useClaimsWords } from '../features/claims/words';
import { Button } from '../ui/Button';

/** /admin/claims/categories: claims that belong together, switched off and on together. */
export function ClaimsCategories() {
  const w = useClaimsWords();
  const [editing, setEditing] = useState<{ category: ClaimCategory | null } | null>(null);
  return (
    <ClaimsFrame
      actions={
        <Button icon={Plus} size="sm" onClick={() => setEditing({ category: null })}>
          {w('newCategory')}
        </Button>
      }
    >
      <CategoryList onEdit={(category) => setEditing({ category })} />
      {editing && <CategoryEditor category={editing.category} onClose={() => setEditing(null)} />}
    </ClaimsFrame>
  );
}
