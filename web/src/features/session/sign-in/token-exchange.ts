import type { TokenPair } from './token-storage';

/** Requests new tokens. `refused`: the session has ended. Rejects without a verdict: offline, 429, 5xx. */
export type TokenExchange = (refreshToken: string) => Promise<TokenPair | 'refused'>;

const REFRESH =
  'mutation RefreshToken($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) { token refreshToken } }';
const LOGOUT = 'mutation Logout($refreshToken: String!) { logout(refreshToken: $refreshToken) }';
const TIMEOUT_MS = 15_000;

/** The reasons for which the server refuses a refresh token. */
const verdicts = new Set(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN']);

interface Answer<Data> {
  data?: Data | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Not with the Apollo client, whose links wait for the result. */
export const exchangeOverGraphql: TokenExchange = async (refreshToken) => {
  const { data, errors } = await post<{ refreshToken: TokenPair }>('RefreshToken', REFRESH, refreshToken);
  if (data?.refreshToken) return { token: data.refreshToken.token, refreshToken: data.refreshToken.refreshToken };
  if (errors?.some(({ extensions }) => verdicts.has(extensions?.code ?? ''))) return 'refused';
  throw new TypeError('The refresh was not answered');
};

/** Ends the session on the server. Best effort: the tokens of this browser are deleted either way. */
export async function revokeOverGraphql(refreshToken: string): Promise<void> {
  await post('Logout', LOGOUT, refreshToken, true).catch(() => undefined);
}

async function post<Data>(
  operationName: string,
  query: string,
  refreshToken: string,
  keepalive = false,
): Promise<Answer<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ operationName, query, variables: { refreshToken } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    keepalive,
  });
  return (await response.json()) as Answer<Data>;
}
