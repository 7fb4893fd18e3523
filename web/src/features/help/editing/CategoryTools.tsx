import { ArrowDownUp, ArchiveRestore, FilePlus, FolderPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { Row } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import type { HelpCategory } from '../help-category';
import { useMessages } from '../useMessages';
import { CategoryEditor } from './CategoryEditor';
import { useOrderHelpCategoriesMutation, useOrderHelpTopicsMutation } from './Editing.generated';
import { DeletedTopicsDialog } from './DeletedTopicsDialog';
import { OrderDialog } from './OrderDialog';
import { useEditingMessages } from './useEditingMessages';

/** The editor's actions for the whole help center. */
export function CenterTools({ categories }: { categories: readonly HelpCategory[] }) {
  const w = useMessages();
  const e = useEditingMessages();
  const [open, setOpen] = useState<'new' | 'order' | 'deleted' | null>(null);
  const [order] = useOrderHelpCategoriesMutation();
  return (
    <Row gap={2} wrap className={styles.center}>
      <Button size="sm" variant="outline" icon={FolderPlus} onClick={() => setOpen('new')}>
        {w('newCategory')}
      </Button>
      <Button size="sm" variant="ghost" icon={ArrowDownUp} onClick={() => setOpen('order')}>
        {w('order')}
      </Button>
      <Button size="sm" variant="ghost" icon={ArchiveRestore} onClick={() => setOpen('deleted')}>
        {e('deletedTopics')}
      </Button>
      {open === 'deleted' && <DeletedTopicsDialog onClose={() => setOpen(null)} />}
      {open === 'new' && <CategoryEditor category={null} onClose={() => setOpen(null)} />}
      {open === 'order' && (
        <OrderDialog
          name={e('categories')}
          items={categories.map(({ id, name }) => ({ id, name }))}
          onOrder={async (ids) => void (await order({ variables: { ids } }))}
          onClose={() => setOpen(null)}
        />
      )}
    </Row>
  );
}

/** The editor's actions for a category. */
export function CategoryTools({ category }: { category: HelpCategory }) {
  const w = useMessages();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'order' | null>(null);
  const [order] = useOrderHelpTopicsMutation();
  const of = (action: string) => `${action}: ${category.name}`;
  return (
    <Row gap={1} className={styles.category}>
      <IconButton
        icon={FilePlus}
        size="sm"
        label={of(w('newTopic'))}
        onClick={() => void navigate(`/help/new?category=${category.id}`)}
      />
      <IconButton icon={Pencil} size="sm" label={of(w('editCategory'))} onClick={() => setOpen('edit')} />
      <IconButton icon={ArrowDownUp} size="sm" label={of(w('order'))} onClick={() => setOpen('order')} />
      {open === 'edit' && <CategoryEditor category={category} onClose={() => setOpen(null)} />}
      {open === 'order' && (
        <OrderDialog
          name={category.name}
          items={category.topics.map(({ id, title }) => ({ id, name: title }))}
          onOrder={async (ids) => void (await order({ variables: { categoryId: category.id, ids } }))}
          onClose={() => setOpen(null)}
        />
      )}
    </Row>
  );
}

const styles = sheet({
  center: { paddingBlockEnd: '4' },
  category: { paddingBlockStart: '3', justifyContent: 'flex-end' },
});
