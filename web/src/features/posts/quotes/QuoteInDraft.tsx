import { X } from 'lucide-react';
import { IconButton } from '../../../ui/form/IconButton';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { useQuoteMessages } from './messages';
import { QuotedCard } from './QuotedCard';
import { useQuotedPostQuery } from './Quotes.generated';

interface QuoteInDraftProps {
  id: string;
  onRemove: () => void;
}

/** The quack that a draft quotes, below its text, with a way to take it off. */
export function QuoteInDraft({ id, onRemove }: QuoteInDraftProps) {
  const w = useQuoteMessages();
  const { data, loading } = useQuotedPostQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const remove = <IconButton icon={X} size="sm" label={w('takeOff')} onClick={onRemove} />;
  const post = data?.post;
  if (post) return <QuotedCard post={post} action={remove} />;
  if (loading) return <Skeleton className={styles.room} aria-label={w('loading')} />;
  return (
    <p className={styles.gone}>
      {w('gone')}
      {remove}
    </p>
  );
}

const styles = sheet({
  room: { height: '4.75rem', marginBlockStart: '2', borderRadius: 'control' },
  gone: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockStart: '2',
    paddingInlineStart: '3',
    borderRadius: 'control',
    bg: 'bg.sunken',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
