import { Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { Icon } from '../../ui/media/Icon';
import { NavLink } from '../../ui/navigation/Link';
import { sheet } from '../../ui/theme/sheet';
import { staffPages } from './staff-pages';
import { useStaffMessages } from './useStaffMessages';

const UnreadMessages = lazyWithRetry(async () => ({
  default: (await import('../../features/admin/messages/UnreadMessages')).UnreadMessages,
}));

interface StaffLinksProps {
  claims: ReadonlySet<string>;
  /** The style of sidebar entries. */
  entryClass: string;
}

/** The administration pages that someone with these claims may open. */
export function StaffLinks({ claims, entryClass }: StaffLinksProps) {
  const w = useStaffMessages();
  const group = useOpenInSight();
  return (
    <div ref={group} role="group" aria-label={w('administration')} className={styles.group}>
      <p className={styles.heading} aria-hidden>
        {w('administration')}
      </p>
      {staffPages(claims).map(({ to, icon, label, exact }) => (
        <NavLink key={to} to={to} end={exact === true} className={entryClass}>
          <Icon of={icon} size={22} />
          <span>{w(label)}</span>
          {label === 'messages' && (
            <Suspense fallback={null}>
              <UnreadMessages />
            </Suspense>
          )}
        </NavLink>
      ))}
    </div>
  );
}

/** Scrolls the current page's link into view within the sidebar, without moving the page. */
function useOpenInSight() {
  const group = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const list = group.current?.parentElement;
    const open = group.current?.querySelector('[aria-current=page]');
    if (!list || !open) return;
    const [seen, link] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
    if (link.bottom > seen.bottom || link.top < seen.top) {
      list.scrollTop += link.top + link.height / 2 - (seen.top + seen.height / 2);
    }
  }, [pathname]);
  return group;
}

const styles = sheet({
  group: { display: 'flex', flexDirection: 'column', gap: '1' },
  heading: {
    paddingInline: '3',
    paddingBlock: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    '@container sidebar (max-width: 8rem)': { display: 'none' },
  },
});
