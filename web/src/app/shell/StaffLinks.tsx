import { Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { Icon } from '../../ui/media/Icon';
import { NavLink } from '../../ui/navigation/Link';
import { sheet } from '../../ui/theme/sheet';
import { staffPages } from './staff-pages';
import { useStaffMessages } from './useStaffMessages';

const OpenCases = lazyWithRetry(async () => ({
  default: (await import('../../features/admin/moderation/cases/OpenCases')).OpenCases,
}));
const UnreadMessages = lazyWithRetry(async () => ({
  default: (await import('../../features/admin/messages/UnreadMessages')).UnreadMessages,
}));

const GROUPS = ['administration', 'moderation'] as const;

interface StaffLinksProps {
  claims: ReadonlySet<string>;
  /** The style of sidebar entries. */
  entryClass: string;
}

/** The administration pages that someone with these claims may open. */
export function StaffLinks({ claims, entryClass }: StaffLinksProps) {
  const w = useStaffMessages();
  const group = useOpenInSight();
  const pages = staffPages(claims);
  return (
    <div ref={group} className={styles.groups}>
      {GROUPS.map((name) => {
        const own = pages.filter((page) => (page.group ?? 'administration') === name);
        return (
          own.length > 0 && (
            <div key={name} role="group" aria-label={w(name)} className={styles.group}>
              <p className={styles.heading} aria-hidden>
                {w(name)}
              </p>
              {own.map(({ to, icon, label, exact }) => (
                <NavLink key={to} to={to} end={exact === true} className={entryClass}>
                  <Icon of={icon} size={22} />
                  <span>{w(label)}</span>
                  <Suspense fallback={null}>
                    {label === 'messages' && <UnreadMessages />}
                    {label === 'reports' && <OpenCases />}
                  </Suspense>
                </NavLink>
              ))}
            </div>
          )
        );
      })}
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
  groups: { display: 'flex', flexDirection: 'column', gap: '3' },
  group: { display: 'flex', flexDirection: 'column', gap: '1' },
  heading: {
    paddingInline: '3',
    paddingBlock: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    '@container sidebar (max-width: 8rem)': { display: 'none' },
  },
});
