import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useProductWords } from './words';

interface NoProductsProps {
  /** Why there is nothing to show. */
  because: 'empty' | 'search';
  mayWrite: boolean;
  onCreate: () => void;
  onClear: () => void;
}

/** In the place of the list where it has no rows. */
export function NoProducts({ because, mayWrite, onCreate, onClear }: NoProductsProps) {
  const w = useProductWords();
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
