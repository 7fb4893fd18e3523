import { wordChanges } from '../../../ui/text/diff-rows';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { useEditMessages } from './messages';

/** A text with what an edit removed and added: struck through and underlined, and said to screen readers. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const w = useEditMessages();
  return (
    <span dir="auto" className={styles.text}>
      {wordChanges(before, after).map(({ text, kind }, place) => {
        if (kind === 'same') return <span key={place}>{text}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={place} className={styles[kind]}>
            <VisuallyHidden>{w(kind)} </VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </span>
  );
}

const styles = sheet({
  text: { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  removed: { bg: 'danger.subtle', color: 'danger.fg', borderRadius: '0.25rem', textDecoration: 'line-through' },
  added: {
    bg: 'brand.subtle',
    color: 'brand.fg',
    borderRadius: '0.25rem',
    fontWeight: 'medium',
    textDecoration: 'underline',
  },
});
