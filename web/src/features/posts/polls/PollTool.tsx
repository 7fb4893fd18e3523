import { ChartBarBig } from 'lucide-react';
import { toast } from '../../../ui/feedback/toast';
import { IconButton } from '../../../ui/form/IconButton';
import { cx, sheet } from '../../../ui/theme/sheet';
import { usePollMessages } from './messages';
import { emptyPoll, type PollDraft } from './poll-draft';

interface PollToolProps {
  poll: PollDraft | null;
  onChange: (poll: PollDraft | null) => void;
  disabled: boolean;
}

/** The button that adds a poll to a draft, or takes it away, which can be undone. */
export function PollTool({ poll, onChange, disabled }: PollToolProps) {
  const w = usePollMessages();
  function toggle() {
    onChange(poll ? null : emptyPoll);
    if (poll?.options.some((option) => option.trim() !== ''))
      toast.success(w('removed'), { label: w('undo'), onSelect: () => onChange(poll) });
  }
  return (
    <IconButton
      icon={ChartBarBig}
      directional
      label={w(poll ? 'remove' : 'add')}
      disabled={disabled}
      className={cx(poll !== null && styles.on)}
      onClick={toggle}
    />
  );
}

const styles = sheet({ on: { color: 'accent.nod' } });
