/** How a refresh ended. `unreachable` says nothing about the session: the network or the server was away. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** What the links need of a session. The session itself lives in features/identity and knows no GraphQL client. */
export interface TokenSource {
  /** The access token in storage now, or null for a visitor. */
  token(): string | null;
  /** False where the clock says that the server would refuse the token. */
  isUsable(token: string): boolean;
  /** Gets a new token unless another tab has done so since `failed` was read. One at a time over all tabs. */
  refresh(failed: string): Promise<RefreshOutcome>;
  /** Called after each change of the stored token, in this tab or another. */
  onTokenChanged(listener: () => void): () => void;
}
