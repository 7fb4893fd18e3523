import { Wrench } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../../ui/media/Icon';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { sheet } from '../../../ui/theme/sheet';
import { Link } from '../../../ui/navigation/Link';
import { accentOf } from './accent';
import type { MaintenanceNotice } from './site-status';
import { englishWords, useMaintenanceMessages } from './useMaintenanceMessages';

/** Reminds administrators, who can still use the site, that it is closed to others. */
export function MaintenanceBanner({ maintenance }: { maintenance: MaintenanceNotice }) {
  const w = useMaintenanceMessages();
  useRootFlag('strip');
  const { ground, ink } = accentOf(maintenance.maintenanceColor);
  const { routePath } = maintenance;
  const given = maintenance.name === englishWords.defaultName ? w('defaultName') : maintenance.name;
  const name = <bdi key="name">{given}</bdi>;
  return (
    <section
      aria-label={w('banner')}
      className={styles.banner}
      style={{ '--accent': ground, '--ink': ink } as CSSProperties}
    >
      <Icon of={Wrench} size={18} className={styles.icon} />
      <p className={styles.text} role="status">
        {routePath === null
          ? w.rich('bannerSite', { name })
          : w.rich('bannerPage', {
              name,
              path: (
                <bdi key="path" dir="ltr">
                  {routePath}
                </bdi>
              ),
            })}
      </p>
      <Link to="/admin/maintenance" className={styles.link}>
        {w('manage')}
      </Link>
    </section>
  );
}

const styles = sheet({
  banner: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'var(--accent)',
    color: 'var(--ink)',
    fontSize: 'sm',
  },
  icon: { flexShrink: '0' },
  text: { flex: '1', minWidth: '0' },
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
