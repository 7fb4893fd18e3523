import type { ReactNode } from 'react';
import { cancelBy, showModal } from './Dialog';
import { cx, sheet } from '../theme/sheet';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name; what is inside shows its own heading, if any. */
  label: string;
  side?: 'start' | 'end';
  /** Wide enough for the details of something. */
  wide?: boolean;
  children: ReactNode;
}

/** A modal panel that slides in from an edge. */
export function Drawer({ open, onClose, label, side = 'start', wide, children }: DrawerProps) {
  if (!open) return null;
  return (
    <dialog
      ref={showModal}
      aria-label={label}
      className={cx(styles.drawer, styles[side], wide && styles.wide)}
      onCancel={(event) => cancelBy(event, onClose)}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}

const styles = sheet({
  drawer: {
    position: 'fixed',
    insetBlock: '0',
    margin: '0',
    padding: '0',
    width: 'min(20rem, calc(100vw - 3.5rem))',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    borderWidth: '0',
    bg: 'bg.card',
    color: 'fg.default',
    boxShadow: 'dialog',
    animation: 'm-slide 200ms cubic-bezier(0.2, 0, 0, 1)',
    _backdrop: { bg: 'bg.scrim', animation: 'm-appear 160ms ease-out' },
    _focusVisible: { outline: 'none' },
  },
  wide: { width: 'min(30rem, 100vw)' },
  start: { insetInlineStart: '0', insetInlineEnd: 'auto', _rtl: { '--slide-from': '100%' } },
  end: { insetInlineEnd: '0', insetInlineStart: 'auto', _ltr: { '--slide-from': '100%' } },
  panel: { height: 'full', overflowY: 'auto', display: 'flex', flexDirection: 'column' },
});
