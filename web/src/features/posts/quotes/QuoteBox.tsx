import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { useViewer } from '../../session/viewer/viewer';
import { useQuoteMessages } from './messages';
import { QuoteDecision } from './QuoteDecision';
import { QuotedCard } from './QuotedCard';
import { quoteStyles } from './quote-styles';
import type { Quoting } from './quoting';

interface QuoteBoxProps extends Pick<Quoting, 'id' | 'author'> {
  quote: NonNullable<Quoting['quote']>;
}

/** What the viewer sees of a quoted quack, or why they don't. */
export function QuoteBox({ quote: { state, post }, id, author }: QuoteBoxProps) {
  const t = useT();
  const w = useQuoteMessages();
  const viewer = useViewer();
  const [isUnfolded, setUnfolded] = useState(false);
  // Deleted in the meantime.
  if (!post)
    return (
      <p className={quoteStyles.folded}>
        {w(state === 'ACCEPTED' ? 'DELETED' : state === 'BLOCKED' || state === 'MUTED' ? 'UNAUTHORIZED' : state)}
      </p>
    );
  if ((state === 'BLOCKED' || state === 'MUTED') && !isUnfolded)
    return (
      <p className={quoteStyles.folded}>
        {w(state)}
        <button
          type="button"
          className={styles.show}
          aria-label={w('showOf', { name: personName(post.author, t) })}
          onClick={() => setUnfolded(true)}
        >
          {w('show')}
        </button>
      </p>
    );
  if (state !== 'PENDING') return <QuotedCard post={post} />;
  const isAsked = viewer?.id === post.author.id;
  return (
    <>
      <div className={styles.asks}>
        <span>
          {isAsked
            ? w('pendingYours', { name: personName(author, t) })
            : w('pendingOf', { handle: post.author.handle })}
        </span>
        {isAsked && <QuoteDecision id={id} by={author} />}
      </div>
      <QuotedCard post={post} />
    </>
  );
}

const styles = sheet({
  show: {
    minHeight: '9',
    paddingInline: '2',
    borderRadius: 'control',
    color: 'brand.fg',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline' },
  },
  asks: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBlockStart: '2',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
