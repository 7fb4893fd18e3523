import { Plus } from 'lucide-react';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useProductMessages } from './messages';

interface NoProductsProps {
  /** The reason why the list is empty. */
  because: 'empty' | 'search';
  mayWrite: boolean;
  onCreate: () => void;
  onClear: () => void;
}

/** The empty state of the list. */
export function NoProducts({ because, mayWrite, onCreate, onClear }: NoProductsProps) {
  const w = useProductMessages();
  if (because === 'search') {
    return (
      <EmptyState
        drawing="reeds"
        title={w('none')}
        text={w('noneText')}
        action={
          <Button variant="outline" onClick={onClear}>
            {w('clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing="nest"
      title={w('empty')}
      text={w('emptyText')}
      action={
        mayWrite && (
          <Button icon={Plus} onClick={onCreate}>
            {w('create')}
          </Button>
        )
      }
    />
  );
}
