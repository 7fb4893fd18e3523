import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/form/IconButton';
import { inboxStyles as styles } from './inbox-styles';

interface InboxFootProps {
  label: string;
  words: { previous: string; next: string };
  isFirstPage: boolean;
  hasNextPage: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** The pages of an inbox; nothing if there is only one. */
export function InboxFoot({ label, words, isFirstPage, hasNextPage, onPrevious, onNext }: InboxFootProps) {
  if (isFirstPage && !hasNextPage) return null;
  return (
    <nav aria-label={label} className={styles.foot}>
      <IconButton icon={ChevronLeft} directional label={words.previous} disabled={isFirstPage} onClick={onPrevious} />
      <IconButton icon={ChevronRight} directional label={words.next} disabled={!hasNextPage} onClick={onNext} />
    </nav>
  );
}
