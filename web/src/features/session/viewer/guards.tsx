import type { ReactNode } from 'react';
import { Navigate, Outlet, type To, useLocation } from 'react-router-dom';
import { useTakeOver } from '../../../ui/layout/server-page';
import { session } from '../sign-in/api';
import type { Claim } from './claims';
import { useWayBack, type WayBack } from './useWayBack';
import { useViewer } from './viewer';

/** For signed-in people; visitors sign in and return here. */
export function RequireSignedIn({ children }: { children?: ReactNode }) {
  const viewer = useViewer();
  const wayBack = useWayBack();
  if (viewer) return children ?? <Outlet />;
  return <Navigate to="/login" replace state={{ ...wayBack, isRequired: true } satisfies WayBack} />;
}

/** Where staff set up the second factor that the operator requires of them. */
const SECURITY = '/profile?section=security';

/** For people with one of these claims. */
export function RequireClaim({ of, children }: { of: readonly Claim[]; children?: ReactNode }) {
  const viewer = useViewer();
  if (viewer?.needsSecondFactor) return <Navigate to={SECURITY} replace />;
  if (viewer && !of.some((claim) => viewer.claims.has(claim))) return <Navigate to="/403" replace />;
  return <RequireSignedIn>{children}</RequireSignedIn>;
}

/** For visitors; signed-in people are redirected to where they wanted to go, or to the stream. */
export function GuestsOnly() {
  const viewer = useViewer();
  const location = useLocation();
  useTakeOver(viewer !== null);
  // After a logout, the viewer remains until the cache is cleared.
  if (!viewer || session.userId() === null) return <Outlet />;
  return <Navigate to={viewer.needsSecondFactor ? SECURITY : wanted(location.state)} replace />;
}

function wanted(state: unknown): To {
  const { from } = (state ?? {}) as WayBack;
  return from ?? '/stream';
}
