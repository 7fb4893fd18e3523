import { ListPlus } from 'lucide-react';
import { IconButton } from '../../../ui/form/IconButton';
import { MAX_PARTS } from '../drafts/draft-part';
import { useThreadDraftMessages } from './messages';

interface AddPartToolProps {
  /** How many quacks there are, with the first. */
  count: number;
  onAdd: () => void;
}

/** The button that adds another quack to what is being written. */
export function AddPartTool({ count, onAdd }: AddPartToolProps) {
  const w = useThreadDraftMessages();
  const isFull = count > MAX_PARTS;
  return (
    <IconButton
      icon={ListPlus}
      directional
      label={w('add')}
      unavailable={isFull ? w('full', { max: MAX_PARTS + 1 }) : null}
      onClick={onAdd}
    />
  );
}
