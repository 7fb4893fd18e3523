import { Navigate, Outlet, type To, useLocation } from 'react-router-dom';
import { useTakeOver } from '../../../ui/server-page';
import { session } from '../session/api';
import type { Claim } from './claims';
import { useViewer } from './viewer';

interface CameFrom {
  from?: { pathname: string; search: string; hash: string };
}

/** For signed-in people; a visitor goes to sign in and comes back here afterwards. */
export function RequireSignedIn() {
  const viewer = useViewer();
  const { pathname, search, hash } = useLocation();
  if (viewer) return <Outlet />;
  return <Navigate to="/login" replace state={{ from: { pathname, search, hash } } satisfies CameFrom} />;
}

/** For those who hold one of these claims. */
export function RequireClaim({ of }: { of: readonly Claim[] }) {
  const viewer = useViewer();
  if (viewer && !of.some((claim) => viewer.claims.has(claim))) return <Navigate to="/403" replace />;
  return <RequireSignedIn />;
}

/** For visitors; whoever is signed in goes where they wanted to go, or to the stream. */
export function GuestsOnly() {
  const viewer = useViewer();
  const location = useLocation();
  useTakeOver(viewer !== null);
  // Who has just logged out is on the screens until the cache is empty.
  if (!viewer || session.userId() === null) return <Outlet />;
  return <Navigate to={wanted(location.state)} replace />;
}

function wanted(state: unknown): To {
  const { from } = (state ?? {}) as CameFrom;
  return from ?? '/stream';
}
