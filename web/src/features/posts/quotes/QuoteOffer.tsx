import { skipToken } from '@apollo/client/react';
import { TextQuote } from 'lucide-react';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { useQuoteMessages } from './messages';
import { quoteWritten } from './quote-written';
import { useQuotedPostQuery } from './Quotes.generated';

interface QuoteOfferProps {
  content: string;
  draftKey: string;
}

const ADDRESS = /https?:\/\/[^\s/]+\/post\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=[\s?#]|$)\S*/giu;

/** The first address of a quack of this site in a text. */
function addressIn(content: string): { id: string; address: string } | null {
  for (const { 0: address, 1: id } of content.matchAll(ADDRESS))
    if (id !== undefined && URL.parse(address)?.origin === location.origin) return { id: id.toLowerCase(), address };
  return null;
}

/** Offers to quote a quack whose address was put into the text. */
export function QuoteOffer({ content, draftKey }: QuoteOfferProps) {
  const w = useQuoteMessages();
  const found = addressIn(content);
  const viewerId = useViewer()?.id;
  const { data } = useQuotedPostQuery(found ? { variables: { id: found.id } } : skipToken);
  const permission = data?.post?.viewerCanQuote;
  if (!found || (permission !== 'YES' && permission !== 'ASK')) return null;
  return (
    <p role="status" className={styles.offer}>
      {w('offerText')}
      <Button
        variant="outline"
        size="sm"
        icon={TextQuote}
        onClick={() =>
          void quoteWritten(viewerId, draftKey, found.id, content.replace(found.address, '').trim()).catch(() =>
            toast.error(w('offerFailed')),
          )
        }
      >
        {w('offer')}
      </Button>
    </p>
  );
}

const styles = sheet({
  offer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBlockStart: '2',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
