import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { useTableMessages } from './useTableMessages';

/** Shown if search and filters match nothing. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  const w = useTableMessages();
  return (
    <EmptyState
      drawing="reeds"
      title={w('noMatches')}
      text={w('noMatchesText')}
      action={
        <Button variant="outline" onClick={onClear}>
          {w('clear')}
        </Button>
      }
    />
  );
}
