import { useApolloClient } from '@apollo/client/react';
import { CloudOff, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { freshness } from '../../graphql/freshness';
import { useFormats, useT } from '../../i18n/I18nProvider';
import { wordsOf } from '../../i18n/words';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { usePageMark } from '../../ui/page-marks';
import { cx, sheet } from '../../ui/theme/sheet';
import { useOnline } from '../../ui/useOnline';
import { drafts } from '../posts/drafts/drafts';
import { startWorker } from './worker';
import { en } from './words.en';

const useWords = wordsOf(en, async () => (await import('./words.he')).he);

/** Says above the page that there is no network and how old what is shown is, and offers a newer version of the client. */
export function Offline() {
  const t = useT();
  const say = useWords();
  const formats = useFormats();
  const client = useApolloClient();
  const isOnline = useOnline();
  const [busy, setBusy] = useState(false);
  const { keptAt, isOutdated } = useSyncExternalStore(freshness.subscribe, freshness.read);
  useEffect(() => startWorker(client), [client]);

  async function refresh() {
    setBusy(true);
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    setBusy(false);
  }

  const onBack = useEffectEvent(() => {
    if (keptAt !== null) void refresh();
  });
  useEffect(() => {
    const back = () => onBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);

  if (!isOnline || keptAt !== null) {
    const moment = keptAt === null ? '' : formats.moment(new Date(keptAt));
    const words = isOnline ? 'kept' : 'offlineKept';
    return (
      <Strip
        icon={CloudOff}
        label={say('label')}
        action={
          <Button variant="outline" size="sm" loading={busy} onClick={() => void refresh()}>
            {say('retry')}
          </Button>
        }
      >
        {keptAt === null ? say('offline') : say(words, { moment })}
      </Strip>
    );
  }
  if (!isOutdated) return null;
  return (
    <Strip
      icon={Sparkles}
      label={say('label')}
      isNews
      action={
        <Button size="sm" onClick={() => void loadNewer()}>
          {t('states.reload')}
        </Button>
      }
    >
      {say('newer')}
    </Strip>
  );
}

/** A page that goes may take an unfinished write of the device with it. */
async function loadNewer(): Promise<void> {
  await drafts.written();
  location.reload();
}

interface StripProps {
  icon: typeof CloudOff;
  label: string;
  isNews?: boolean;
  action: ReactNode;
  children: ReactNode;
}

function Strip({ icon, label, isNews, action, children }: StripProps) {
  usePageMark('strip');
  return (
    <section aria-label={label} className={cx(styles.strip, isNews && styles.news)}>
      <Icon of={icon} size={18} />
      <p role="status" className={styles.words}>
        {children}
      </p>
      {action}
    </section>
  );
}

const styles = sheet({
  strip: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '1.5',
    bg: 'accent.subtle',
    color: 'fg.default',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    fontSize: 'sm',
  },
  news: { bg: 'brand.subtle' },
  words: { flex: '1', minWidth: '0', lineHeight: 'snug' },
});
