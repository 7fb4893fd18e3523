export type TokenStatus = 'Valid' | 'No token' | 'Invalid token' | 'Token expired';

export interface TokenReading {
  status: TokenStatus;
  /** The user id; null if the token is malformed. */
  userId: string | null;
  /** Milliseconds until it expires, negative afterwards. */
  remainingMs: number;
}

/** What a client can read from a token without verifying it: three parts, a subject and an expiry. */
export function readToken(token: string | null, now: number = Date.now()): TokenReading {
  if (!token) return { status: 'No token', userId: null, remainingMs: 0 };
  const claims = claimsOf(token);
  if (!claims) return { status: 'Invalid token', userId: null, remainingMs: 0 };
  const remainingMs = claims.exp * 1_000 - now;
  return { status: remainingMs > 0 ? 'Valid' : 'Token expired', userId: claims.sub, remainingMs };
}

function claimsOf(token: string): { exp: number; sub: string } | null {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const bytes = Uint8Array.from(atob(parts[1]!.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const { exp, sub } = JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown; sub?: unknown };
    return Number.isFinite(exp) && typeof sub === 'string' && sub !== '' ? { exp: exp as number, sub } : null;
  } catch {
    return null;
  }
}
