import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { cx } from '../../../ui/theme/sheet';
import { inboxStyles as styles } from './inbox-styles';

/** The pane for what is open. Each begins at its top; Back and Forward return to where the page was. */
export function InboxDetail({ open, children }: { open: string | null; children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null);
  const type = useNavigationType();

  const begin = useEffectEvent(() => {
    if (open === null || type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    // The field that had the focus is gone with what was decided.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => begin(), [open]);

  return (
    <div ref={pane} tabIndex={-1} className={cx(styles.detail, open === null && styles.covered)}>
      {children}
    </div>
  );
}
