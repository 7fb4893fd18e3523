import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../media/Icon';
import { IconButton } from '../form/IconButton';
import { Link } from '../navigation/Link';
import { cx, sheet } from '../theme/sheet';
import { type Toast, toast, toastStore } from './toast';

const SHOWN_MS = 3000;
/** Longer for toasts with an action, which take time to read and reach. */
const SHOWN_WITH_ACTION_MS = 10_000;

/** Shows the toasts of `toast`. Hovering or focusing one keeps all of them open. */
export function Toaster() {
  const t = useT();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [held, setHeld] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    // The layer stays open for its live regions; reopening it raises it above a dialog that opened later.
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover();
    layer.current?.showPopover();
  }, [newest]);

  const errors = toasts.filter((each) => each.tone === 'error');
  const others = toasts.filter((each) => each.tone !== 'error');

  return (
    <div
      ref={layer}
      popover="manual"
      className={styles.layer}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <section aria-label={t('states.notifications')}>
        <div role="alert" className={styles.stack}>
          {errors.map((each) => (
            <Notice key={each.id} notice={each} held={held} />
          ))}
        </div>
        <div role="status" className={styles.stack}>
          {others.map((each) => (
            <Notice key={each.id} notice={each} held={held} />
          ))}
        </div>
      </section>
    </div>
  );
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

function Notice({ notice, held }: { notice: Toast; held: boolean }) {
  const t = useT();

  const shownMs = notice.actions.length > 0 ? SHOWN_WITH_ACTION_MS : SHOWN_MS;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toast.dismiss(notice.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, notice.id, shownMs]);

  return (
    <div className={styles.toast}>
      <Icon of={icons[notice.tone]} className={styles[notice.tone]} />
      <span className={styles.text}>{notice.text}</span>
      {notice.actions.map((action) =>
        'to' in action ? (
          <Link key={action.label} to={action.to} className={styles.action} onClick={() => toast.dismiss(notice.id)}>
            {action.label}
          </Link>
        ) : (
          <button
            key={action.label}
            type="button"
            className={styles.action}
            onClick={() => {
              action.onSelect();
              toast.dismiss(notice.id);
            }}
          >
            {action.label}
          </button>
        ),
      )}
      <IconButton
        icon={X}
        size="sm"
        label={t('states.dismiss')}
        tooltip={false}
        className={cx(styles.dismiss)}
        onClick={() => toast.dismiss(notice.id)}
      />
    </div>
  );
}

const styles = sheet({
  layer: {
    position: 'fixed',
    _print: { display: 'none' },
    inset: 'auto',
    insetInlineStart: { base: '3', md: '6' },
    // Above the bar of phones, and above the account at the foot of the sidebar.
    insetBlockEnd: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '5.5rem' },
    // And above the note that the device is offline.
    'html[data-note^="1"] &': { insetBlockEnd: { base: 'calc(10rem + env(safe-area-inset-bottom))', md: '6.5rem' } },
    margin: '0',
    padding: '0',
    width: 'min(24rem, calc(100vw - 1.5rem))',
    overflow: 'visible',
    borderWidth: '0',
    bg: 'transparent',
    pointerEvents: 'none',
    _highContrast: { outline: 'none' },
  },
  stack: { display: 'flex', flexDirection: 'column' },
  toast: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'fit-content',
    maxWidth: 'full',
    marginBlockStart: '2',
    paddingBlock: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    borderRadius: 'card',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: 'sm',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'm-rise 180ms ease-out',
    _highContrast: { outline: '1px solid' },
  },
  text: { flex: '1', minWidth: '0', paddingBlock: '1' },
  // On the inverted ground the light theme's colors of the dark one read best, and the other way round.
  success: { color: { base: '#79cdb2', _dark: '#0f5745' } },
  error: { color: { base: '#f0a596', _dark: '#b93a26' } },
  info: { color: { base: '#efbf56', _dark: '#875608' } },
  action: { fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '0.2em', padding: '1' },
  dismiss: { color: 'inherit', opacity: '0.75', _hover: { color: 'inherit', bg: 'transparent', opacity: '1' } },
});
