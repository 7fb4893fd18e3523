import { sheet } from '../../../ui/theme/sheet';

/** A longer text: one line with the rest on hover, and whole on phones. */
export function TextCell({ text }: { text: string }) {
  return (
    <span className={styles.text} dir="auto" title={text}>
      {text || '–'}
    </span>
  );
}

const styles = sheet({
  text: {
    display: 'block',
    minWidth: '0',
    maxWidth: { md: '14rem' },
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textOverflow: 'ellipsis',
    whiteSpace: { base: 'normal', md: 'nowrap' },
  },
});
