import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useT } from '../i18n/I18nProvider';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { markPage } from './page-marks';
import { cx, sheet } from './theme/sheet';

export interface DialogProps {
  open: boolean;
  /** Asked by Escape, the cross and a press beside the dialog. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, the way on last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** A question that wants an answer: a press beside it does not close it. */
  alert?: boolean;
  /** It has an address of its own: whoever goes back leaves it by that. */
  routed?: boolean;
}

/** The browser's own modal dialog: it holds the focus, makes the page behind it inert and gives the focus back. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, footer, size = 'md', alert, routed }: Omit<DialogProps, 'open'>) {
  const t = useT();
  const titleId = useId();
  return (
    <dialog
      ref={showModal}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      data-routed={routed}
      className={cx(styles.dialog, styles[size])}
      onCancel={(event) => cancelBy(event, onClose)}
      onPointerDown={(event) => {
        if (!alert && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {!alert && <IconButton icon={X} label={t('states.close')} tooltip={false} onClick={onClose} />}
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  danger,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      alert
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('states.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** For `ref`. The focus goes to what is marked `data-autofocus`, else to the first field, else where the browser says. */
export function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input, textarea, select');
  first?.focus();
  const unmark = markPage('dialog');
  // Closed before it leaves the document, so that the focus returns to where it was.
  return () => {
    unmark();
    dialog.close();
  };
}

/** Escape for the dialog itself: React hands on the one that closed a dialog within it, and that of a file field. */
export function cancelBy(event: SyntheticEvent, onClose: () => void) {
  event.preventDefault();
  if (event.target === event.currentTarget) onClose();
}

const styles = sheet({
  dialog: {
    margin: 'auto',
    padding: '0',
    width: 'calc(100vw - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'visible',
    borderWidth: '0',
    bg: 'transparent',
    color: 'fg.default',
    // Not that of the place which opened it.
    fontSize: 'md',
    _backdrop: { bg: 'bg.scrim', animation: 'm-appear 160ms ease-out' },
    _focusVisible: { outline: 'none' },
  },
  sm: { maxWidth: '25rem' },
  md: { maxWidth: '32rem' },
  lg: { maxWidth: '44rem' },
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'calc(100dvh - 2rem)',
    borderRadius: 'card',
    bg: 'bg.raised',
    boxShadow: 'dialog',
    animation: 'm-rise 180ms ease-out',
    paddingBlockEnd: '6',
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlockStart: '5',
    paddingInlineStart: '6',
    paddingInlineEnd: '4',
  },
  title: { fontSize: 'lg' },
  body: { paddingInline: '6', paddingBlockStart: '3', overflowY: 'auto', color: 'fg.default' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    paddingInline: '6',
    paddingBlockStart: '6',
  },
});
