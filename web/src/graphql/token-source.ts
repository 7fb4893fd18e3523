/** The result of a refresh. `unreachable` says nothing about the session: there was no response. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** What the links need to know about the session (features/session/sign-in), which does not depend on the GraphQL client. */
export interface TokenSource {
  /** The access token in storage now, or null for a visitor. */
  token(): string | null;
  /** False if the token has expired by the local clock. */
  isUsable(token: string): boolean;
  /** Gets a new token, unless another tab already has since `failed` was read. One refresh at a time across tabs. */
  refresh(failed: string): Promise<RefreshOutcome>;
  /** Called after each change of the stored token, in this tab or another. */
  onTokenChanged(listener: () => void): () => void;
}
