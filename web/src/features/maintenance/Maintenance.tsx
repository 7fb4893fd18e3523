import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/Button';
import { FullScreenDialog } from '../../ui/FullScreenDialog';
import { useOnline } from '../../ui/useOnline';
import { useViewer } from '../identity/viewer/viewer';
import { MaintenanceBanner } from './MaintenanceBanner';
import { MaintenanceCard, UnreachableCard } from './NoticeCard';
import { site } from './site';
import type { MaintenanceNotice } from './site-status';
import { useMaintenanceWords } from './useMaintenanceWords';
import { useRecovery } from './useRecovery';
import { useSiteStatus } from './useSiteStatus';

/** Carried by the way to the sign-in page that an administrator takes while the site is closed. */
interface PastMaintenance {
  pastMaintenance?: true;
}

/** Says that the site, or this page of it, is closed, or that the server does not answer. */
export function Maintenance() {
  const status = useSiteStatus();
  const viewer = useViewer();
  const location = useLocation();
  const isOnline = useOnline();
  useRecovery(status.kind);

  if (status.kind === 'open') return null;
  // Without any network the server is not to blame, and what the device keeps can still be read.
  if (status.kind === 'unreachable') return isOnline ? <Unreachable /> : null;
  const { maintenance } = status;
  if (viewer?.role === 'ADMIN' || viewer?.role === 'ROOT') return <MaintenanceBanner maintenance={maintenance} />;
  const { pastMaintenance } = (location.state ?? {}) as PastMaintenance;
  if (location.pathname === '/login' && pastMaintenance) return null;
  return <Closed maintenance={maintenance} isVisitor={viewer === null} />;
}

function Closed({ maintenance, isVisitor }: { maintenance: MaintenanceNotice; isVisitor: boolean }) {
  const w = useMaintenanceWords();
  const id = useId();
  const isWholeSite = maintenance.routePath === null;
  return (
    <FullScreenDialog labelledBy={id}>
      <MaintenanceCard
        id={id}
        maintenance={maintenance}
        actions={
          isWholeSite ? (
            isVisitor && (
              <ButtonLink
                to="/login"
                state={{ pastMaintenance: true } satisfies PastMaintenance}
                variant="ghost"
                size="sm"
              >
                {w('administrator')}
              </ButtonLink>
            )
          ) : (
            <ButtonLink to={maintenance.routePath === '/stream' ? '/profile' : '/stream'} variant="outline">
              {w('elsewhere')}
            </ButtonLink>
          )
        }
      />
    </FullScreenDialog>
  );
}

function Unreachable() {
  const w = useMaintenanceWords();
  const id = useId();
  return (
    <FullScreenDialog labelledBy={id}>
      <UnreachableCard
        id={id}
        actions={
          <Button variant="outline" onClick={site.look}>
            {w('tryNow')}
          </Button>
        }
      />
    </FullScreenDialog>
  );
}
