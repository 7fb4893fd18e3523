import { useId } from 'react';
import { Muted, SectionHeading } from '../../ui/layout/Layout';
import { cx, sheet } from '../../ui/theme/sheet';
import type { Sample } from './catalog-page';
import { CodeBlock } from './CodeBlock';
import { asWritten } from './sample-code';
import { useMessages } from './useMessages';

/** A sample: its description, the running component, and its code. */
export function SamplePanel({ sample: { title, text, Show, code, wide } }: { sample: Sample }) {
  const w = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div>
        <SectionHeading id={id}>{w(title)}</SectionHeading>
        {text && <Muted>{w(text)}</Muted>}
      </div>
      <div className={cx(styles.panel, !wide && styles.beside)}>
        <div className={styles.show}>
          <Show />
        </div>
        <CodeBlock code={asWritten(code)} name={w(title)} />
      </div>
    </section>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '3' },
  panel: {
    minWidth: '0',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  beside: { display: { xl: 'grid' }, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  show: { minWidth: '0', padding: { base: '4', md: '6' } },
});
