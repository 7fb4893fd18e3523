import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/form/Button';
import { sheet } from '../../ui/theme/sheet';
import { useFirstRunMessages } from './messages';

interface StepProps {
  title: string;
  text: string;
  /** The focus moves to the heading, which is read and from which Tab continues. Not where the page has just opened. */
  takesFocus: boolean;
  children: ReactNode;
}

/** A screen of the first run. */
export function Step({ title, text, takesFocus, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby="step" className={styles.step}>
      <div>
        <h2 id="step" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}

/** The buttons below a screen: back at the start, on at the end. */
export function StepFoot({ onBack, children }: { onBack?: () => void; children: ReactNode }) {
  const say = useFirstRunMessages();
  return (
    <div className={styles.foot}>
      {onBack && (
        <Button variant="ghost" onClick={onBack}>
          {say('back')}
        </Button>
      )}
      <div className={styles.on}>{children}</div>
    </div>
  );
}

const styles = sheet({
  step: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
  title: { fontSize: 'xl', _focusVisible: { outline: 'none' } },
  text: { color: 'fg.muted' },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // Stays in reach on long screens, above the bar of phones.
    position: 'sticky',
    '@media (max-height: 28.125rem)': { position: 'static' },
    insetBlockEnd: { base: 'calc(3.5rem + env(safe-area-inset-bottom))', md: '0' },
    paddingBlock: '3',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  on: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', marginInlineStart: 'auto' },
});
