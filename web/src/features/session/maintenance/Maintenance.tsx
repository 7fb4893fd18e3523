import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/form/Button';
import { FullScreenDialog } from '../../../ui/overlay/FullScreenDialog';
import { useOnline } from '../../../ui/feedback/useOnline';
import { useWayBack, type WayBack } from '../viewer/useWayBack';
import { useViewer, type Viewer } from '../viewer/viewer';
import { MaintenanceBanner } from './MaintenanceBanner';
import { MaintenanceCard, UnreachableCard } from './NoticeCard';
import { site } from './site';
import type { MaintenanceNotice } from './site-status';
import { useMaintenanceMessages } from './useMaintenanceMessages';
import { useRecovery } from './useRecovery';
import { useSiteStatus } from './useSiteStatus';

/** State of the sign-in link that administrators use while the site is closed. */
interface PastMaintenance {
  pastMaintenance?: true;
}

/** Shown when the site or this page is closed, or the server does not respond. */
export function Maintenance() {
  const status = useSiteStatus();
  const viewer = useViewer();
  const location = useLocation();
  const isOnline = useOnline();
  useRecovery(status.kind);

  if (status.kind === 'open') return null;
  // Offline, the server is not to blame, and stored data can still be read.
  if (status.kind === 'unreachable') return isOnline ? <Unreachable /> : null;
  const { maintenance } = status;
  if (viewer && mayPass(viewer)) return <MaintenanceBanner maintenance={maintenance} />;
  const { pastMaintenance } = (location.state ?? {}) as PastMaintenance;
  if (location.pathname === '/login' && pastMaintenance) return null;
  return <Closed maintenance={maintenance} isVisitor={viewer === null} />;
}

/** The same decision as the server's. */
function mayPass({ role, claims }: Viewer): boolean {
  return role === 'ADMIN' || role === 'ROOT' || claims.has('maintenance.manage');
}

function Closed({ maintenance, isVisitor }: { maintenance: MaintenanceNotice; isVisitor: boolean }) {
  const w = useMaintenanceMessages();
  const id = useId();
  const wayBack = useWayBack();
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
                state={{ ...wayBack, pastMaintenance: true } satisfies PastMaintenance & WayBack}
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
  const w = useMaintenanceMessages();
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
