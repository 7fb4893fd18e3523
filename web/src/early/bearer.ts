import { readToken } from '../features/session/sign-in/token';
import { TokenStorage } from '../features/session/sign-in/token-storage';

/** The token that this device holds, where it is good for a request; null otherwise, which the client then deals with. */
export function bearerOfDevice(): { token: string; userId: string } | null {
  const token = new TokenStorage().token();
  const { status, userId } = readToken(token);
  return token !== null && userId !== null && status === 'Valid' ? { token, userId } : null;
}
