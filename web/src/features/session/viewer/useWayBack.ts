import { type Location, useLocation } from 'react-router-dom';

/** History state of the sign-in and registration pages: where to return to. */
export interface WayBack {
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** That page sent the visitor here, because it needs an account. */
  isRequired?: true;
}

/** Pages to which returning makes no sense. */
const ENTRANCES = ['/', '/login', '/register', '/forgot-password', '/reset-password', '/verify-email'];

/** The state of links to sign in or register: returns to this page, or to where this page would return. */
export function useWayBack(): WayBack {
  const { pathname, search, hash, state } = useLocation() as Location<WayBack | null>;
  if (!ENTRANCES.includes(pathname)) return { from: { pathname, search, hash } };
  const { from } = state ?? {};
  return from ? { from } : {};
}
