import { Snowflake } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { useAccountStateMessages } from './messages';

/** Longest delay of a timer; browsers run a longer one at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Tells a frozen person until when, and what still works; it goes away by itself. */
export function FrozenBanner({ until }: { until: string }) {
  const end = new Date(until).getTime();
  const [now, setNow] = useState(() => Date.now());
  const isOver = end <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(end - Date.now(), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [end, isOver, now]);
  return isOver ? null : <Banner until={until} />;
}

function Banner({ until }: { until: string }) {
  const w = useAccountStateMessages();
  const formats = useFormats();
  useRootFlag('strip');
  return (
    <section aria-label={w('frozenTitle')} className={styles.banner}>
      <Icon of={Snowflake} size={18} className={styles.icon} />
      <p className={styles.text} role="status">
        {w('frozen', { moment: formats.moment(new Date(until)) })}
      </p>
      <Link to="/profile?section=reports" className={styles.link}>
        {w('frozenMore')}
      </Link>
    </section>
  );
}

const styles = sheet({
  banner: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  icon: { flexShrink: '0' },
  text: { flex: '1', minWidth: { base: '14rem', md: '0' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '8',
    flexShrink: '0',
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    outlineColor: 'currentcolor',
  },
});
