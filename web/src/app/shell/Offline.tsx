import { useApolloClient } from '@apollo/client/react';
import { CloudOff, Sparkles, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { freshness } from '../../graphql/freshness';
import { useFormats, useT } from '../../i18n/I18nProvider';
import { createMessages } from '../../i18n/create-messages';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { Icon } from '../../ui/media/Icon';
import { useRootFlag } from '../../ui/layout/root-flags';
import { cx, sheet } from '../../ui/theme/sheet';
import { useOnline } from '../../ui/feedback/useOnline';
import { drafts } from '../../features/posts/drafts/drafts';
import { startWorker } from '../../features/session/offline/worker';
import { en } from './offline-messages.en';

const useMessages = createMessages(en, async () => (await import('./offline-messages.he')).he);

/** A note over the page that says that the device is offline and how old the shown data is, or offers a newer version. */
export function Offline() {
  const t = useT();
  const say = useMessages();
  const formats = useFormats();
  const client = useApolloClient();
  const isOnline = useOnline();
  const [busy, setBusy] = useState(false);
  const [isLater, setIsLater] = useState(false);
  const { savedAt, isOutdated } = useSyncExternalStore(freshness.subscribe, freshness.read);
  useEffect(() => startWorker(client), [client]);

  async function refresh() {
    setBusy(true);
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    setBusy(false);
  }

  const onBack = useEffectEvent(() => {
    if (savedAt !== null) void refresh();
  });
  useEffect(() => {
    const back = () => onBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);

  if (!isOnline || savedAt !== null) {
    const moment = savedAt === null ? '' : formats.moment(new Date(savedAt));
    const words = isOnline ? 'kept' : 'offlineKept';
    return (
      <Note
        icon={CloudOff}
        label={say('label')}
        action={
          <Button variant="outline" size="sm" loading={busy} onClick={() => void refresh()}>
            {say('retry')}
          </Button>
        }
      >
        {savedAt === null ? say('offline') : say(words, { moment })}
      </Note>
    );
  }
  if (!isOutdated || isLater) return null;
  return (
    <Note
      icon={Sparkles}
      label={say('label')}
      isNews
      action={
        <>
          <Button size="sm" onClick={() => void loadNewer()}>
            {t('states.reload')}
          </Button>
          <IconButton icon={X} size="sm" label={t('states.dismiss')} onClick={() => setIsLater(true)} />
        </>
      }
    >
      {say('newer')}
    </Note>
  );
}

/** Waits for drafts to be stored before the page is unloaded. */
async function loadNewer(): Promise<void> {
  await drafts.written();
  location.reload();
}

interface NoteProps {
  icon: typeof CloudOff;
  label: string;
  isNews?: boolean;
  action: ReactNode;
  children: ReactNode;
}

function Note({ icon, label, isNews, action, children }: NoteProps) {
  useRootFlag('note');
  return (
    <section aria-label={label} className={cx(styles.note, isNews && styles.news)}>
      <Icon of={icon} size={18} />
      <p role="status" className={styles.words}>
        {children}
      </p>
      {action}
    </section>
  );
}

const styles = sheet({
  // Over the page, which must not move under who is reading it: above the bar of phones, and at the top of pages with
  // a field at the bottom.
  note: {
    position: 'fixed',
    _print: { display: 'none' },
    insetInline: '0',
    insetBlockEnd: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '4' },
    zIndex: '4',
    marginInline: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'fit-content',
    maxWidth: 'calc(100vw - 1.5rem)',
    minHeight: '12',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    paddingBlock: '1.5',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    bg: 'accent.subtle',
    color: 'fg.default',
    fontSize: 'sm',
    boxShadow: 'float',
    animation: 'm-rise 180ms ease-out',
    ':is(html[data-bar-covered^="1"], html[data-wide^="1"]) &': {
      insetBlockEnd: 'auto',
      insetBlockStart: 'calc(4.5rem + env(safe-area-inset-top))',
    },
  },
  news: { bg: 'brand.subtle' },
  words: { flex: '1', minWidth: '0', lineHeight: 'snug' },
});
