import { Link } from '../../../ui/navigation/Link';
import { useQuoteMessages } from './messages';

/** How many quotes a quack has, as a link to their list. */
export function QuoteCount({ count, className }: { count: number; className: string }) {
  const w = useQuoteMessages();
  return (
    <Link to="?list=quotes" className={className}>
      {w('count', { count })}
    </Link>
  );
}
