import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../form/Button';
import { IconButton } from '../form/IconButton';
import { setRootFlag } from '../layout/root-flags';
import { cx, sheet } from '../theme/sheet';
import { SheetSlot } from './SheetAction';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a press outside the dialog. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** A button beside the title, for the main action of a long form. */
  actions?: ReactNode;
  /** The buttons, the main action last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'wide' | 'lg';
  /** A question that needs an answer: a press outside does not close it. */
  alert?: boolean;
  /** On phones it fills the screen above the keyboard, with Cancel at its top, and its content's action (SheetAction). */
  sheet?: boolean;
  /** It has a URL of its own, so going back closes it. */
  routed?: boolean;
}

/** The native modal dialog: it traps the focus, makes the page inert and restores the focus. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, actions, footer, size = 'md', alert, sheet: isSheet, routed } = props;
  const t = useT();
  const titleId = useId();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <dialog
      ref={isSheet ? showSheet : showModal}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      data-routed={routed}
      className={cx(styles.dialog, styles[size], isSheet && styles.filling)}
      onCancel={(event) => cancelBy(event, onClose)}
      onPointerDown={(event) => {
        if (!alert && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          {isSheet && (
            <Button variant="ghost" size="sm" className={styles.cancel} onClick={onClose}>
              {t('states.cancel')}
            </Button>
          )}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {isSheet && <div ref={setSlot} className={styles.slot} />}
          {actions}
          {!alert && (
            <IconButton
              icon={X}
              label={t('states.close')}
              tooltip={false}
              className={cx(isSheet && styles.close)}
              onClick={onClose}
            />
          )}
        </header>
        {children && (
          <div className={styles.body}>{isSheet ? <SheetSlot value={slot}>{children}</SheetSlot> : children}</div>
        )}
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
  /** "Cancel" where it is absent. */
  cancelLabel?: string;
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
  cancelLabel,
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
            {cancelLabel ?? t('states.cancel')}
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

/** For `ref`. Focuses the element with `data-autofocus`, else the first field, else what the browser chooses. */
export function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input, textarea, select');
  first?.focus();
  const unmark = setRootFlag('dialog');
  // Closed before it is removed, so that the browser restores the focus.
  return () => {
    unmark();
    dialog.close();
  };
}

/** For `ref`, like `showModal`: its height is what the on-screen keyboard leaves, which no CSS unit knows. */
function showSheet(dialog: HTMLDialogElement | null) {
  const close = showModal(dialog);
  const viewport = window.visualViewport;
  if (!dialog || !viewport) return close;
  const stop = new AbortController();
  const fit = () => {
    dialog.style.setProperty('--sheet-height', `${viewport.height}px`);
    dialog.style.setProperty('--sheet-top', `${viewport.offsetTop}px`);
  };
  fit();
  viewport.addEventListener('resize', fit, { signal: stop.signal });
  viewport.addEventListener('scroll', fit, { signal: stop.signal });
  return () => {
    stop.abort();
    close?.();
  };
}

/** Escape for this dialog only: React also bubbles the one of a nested dialog or a file field. */
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
    // Not inherited from the element that opened it.
    fontSize: 'md',
    _backdrop: { bg: 'bg.scrim', animation: 'm-appear 160ms ease-out' },
    _focusVisible: { outline: 'none' },
  },
  sm: { maxWidth: '25rem' },
  md: { maxWidth: '32rem' },
  // For the tools of a composer in one row.
  wide: { maxWidth: '40rem' },
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
  filling: {
    mdDown: {
      width: 'full',
      maxWidth: 'none',
      height: 'var(--sheet-height, 100dvh)',
      maxHeight: 'none',
      marginBlockStart: 'var(--sheet-top, 0)',
      marginInline: '0',
      '& > div': { height: 'full', maxHeight: 'none', borderRadius: '0', paddingBlockEnd: '0' },
      '& > div > header': { minHeight: '14', paddingBlock: '1.5', paddingInline: '4', gap: '2' },
      '& > div > header > h2': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > div > header + div': { flex: '1', display: 'flex', flexDirection: 'column', paddingInline: '4' },
    },
  },
  cancel: { display: { base: 'inline-flex', md: 'none' }, marginInlineStart: '-3.5' },
  // The main action is the last one.
  slot: { display: { base: 'flex', md: 'none' }, justifyContent: 'flex-end', order: '1' },
  close: { display: { base: 'none', md: 'inline-flex' } },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlockStart: '5',
    paddingInlineStart: '6',
    paddingInlineEnd: '4',
  },
  title: { flex: '1', minWidth: '0', fontSize: 'lg' },
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
