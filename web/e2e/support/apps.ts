import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

export const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';
/** Where the app of the tests gets its answer. */
export const CALLBACK = 'https://client.example/callback';

interface AppOptions {
  redirectUri?: string;
  scope?: string;
  name?: string;
}

/** An app that registered at the server of the run, and its link for people. */
export class TestClient {
  readonly state = randomBytes(8).toString('hex');
  private readonly verifier = randomBytes(32).toString('base64url');

  private constructor(
    private readonly url: string,
    private readonly clientId: string,
    private readonly redirectUri: string,
    private readonly scope: string,
  ) {}

  static async register(
    url: string,
    { redirectUri = CALLBACK, scope = 'read write follow push', name = 'Elk' }: AppOptions = {},
  ): Promise<TestClient> {
    const answer = await fetch(`${url}/api/v1/apps`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: name,
        redirect_uris: [redirectUri],
        scopes: scope,
        website: 'https://elk.example',
      }),
    });
    const { client_id } = (await answer.json()) as { client_id: string };
    return new TestClient(url, client_id, redirectUri, scope);
  }

  get link(): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url');
    const query = new URLSearchParams({
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: this.scope,
      state: this.state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    return `/oauth/authorize?${query}`;
  }

  /** The token for a code, without a secret, as a client in a browser gets it. */
  async exchange(code: string): Promise<string> {
    const answer = await fetch(`${this.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: this.clientId,
        redirect_uri: this.redirectUri,
        code_verifier: this.verifier,
      }),
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    return access_token;
  }

  /** The handle of the person whose token it is, or the status of the refusal. */
  async whoseIs(token: string): Promise<string | number> {
    const answer = await fetch(`${this.url}/api/v1/accounts/verify_credentials`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.ok ? ((await answer.json()) as { acct: string }).acct : answer.status;
  }
}

/** The link of a new app, for a page of the run's server. */
export async function linkOfApp(page: Page, options: AppOptions = {}): Promise<string> {
  await page.goto('/robots.txt');
  return (await TestClient.register(new URL(page.url()).origin, options)).link;
}
