import type { Json } from '../../api/support/client.js';
import type { ClientSite, Member } from './client-site.js';
import { runProgram } from './program.js';

/** What each script begins and ends with: `api` is a client of the person, and `answer` is what the test gets. */
const BEFORE = `
import json, os, sys
from mastodon import Mastodon, StreamListener
site, given = os.environ['SITE'], json.loads(os.environ['GIVEN'])
api = Mastodon(access_token=os.environ.get('TOKEN'), api_base_url=site)
`;
const AFTER = `
print(json.dumps(answer, default=str), flush=True)
# Closing a stream would wait for what comes next.
os._exit(0)
`;

/** Scripts in Python that use Mastodon.py, as a person who let its app in. */
export class MastodonPy {
  private constructor(
    private readonly site: ClientSite,
    readonly token: string | null,
  ) {}

  /** Without a person. */
  static visitor(site: ClientSite): MastodonPy {
    return new MastodonPy(site, null);
  }

  /** Registers an app, and asks a person to let it in. @returns what the app knows, and the code that the page shows */
  static async asking(site: ClientSite, member: Member): Promise<{ app: Json; code: string }> {
    const app = await MastodonPy.visitor(site).run(
      `
id, secret = Mastodon.create_app('A script', scopes=given['scopes'], api_base_url=site)
address = Mastodon(id, secret, api_base_url=site).auth_request_url(scopes=given['scopes'])
answer = {**given, 'id': id, 'secret': secret, 'address': address}`,
      { scopes: ['read', 'write', 'follow', 'push'] },
    );
    return { app, code: await site.codeFor(member, app.address as string) };
  }

  /** As someone who let the app in. */
  static async of(site: ClientSite, member: Member): Promise<MastodonPy> {
    const { app, code } = await MastodonPy.asking(site, member);
    const token = await MastodonPy.visitor(site).run(
      `
api = Mastodon(given['id'], given['secret'], api_base_url=site)
answer = api.log_in(code=given['code'], scopes=given['scopes'])`,
      { ...app, code },
    );
    return new MastodonPy(site, token as string);
  }

  /**
   * @param script sets `answer`
   * @param given what it finds under the same name
   * @throws Error with the traceback where it fails
   */
  async run(script: string, given: Readonly<Record<string, unknown>> = {}): Promise<Json> {
    const env = { SITE: this.site.server.url, GIVEN: JSON.stringify(given), ...(this.token && { TOKEN: this.token }) };
    const printed = await runProgram(process.env.TEST_MASTODON_PYTHON!, ['-c', `${BEFORE}${script}${AFTER}`], { env });
    return JSON.parse(printed);
  }
}
