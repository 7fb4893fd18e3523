import { ExternalDatabase } from './external-database.js';
import { Process } from './process.js';
import { Replica } from './replica.js';

const AUTHORIZE = 'mutation ($input: AuthorizationInput!) { authorizeApp(input: $input) { code } }';

/** Someone with an account, signed in by a browser. */
export interface Member {
  readonly handle: string;
  readonly token: string;
}

/** A running server under its own address, as programs reach it, with the limits of rates, whose headers some read. */
export class ClientSite {
  private constructor(
    private readonly database: ExternalDatabase,
    readonly server: Replica,
  ) {}

  static async start(): Promise<ClientSite> {
    const database = await ExternalDatabase.create();
    try {
      await new Process('migrate', { DATABASE_URL: database.url }).ended;
      return new ClientSite(database, await Replica.start(database, (url) => ({ PUBLIC_URL: url, RATE_LIMITS: 'on' })));
    } catch (error) {
      await database.drop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.database.drop();
  }

  async member(handle: string): Promise<Member> {
    const { token } = await this.server.signIn(await this.server.register(handle));
    return { handle, token };
  }

  /** Lets an app in, as the page does to which it sent a person, with or without a slash at its end. @returns the code that the page shows */
  async codeFor(member: Member, address: string): Promise<string> {
    const { pathname, searchParams: asked } = new URL(address);
    if (pathname.replace(/\/$/, '') !== '/oauth/authorize') throw new Error(`No page for apps: ${address}`);
    const input = {
      clientId: asked.get('client_id'),
      redirectUri: asked.get('redirect_uri'),
      responseType: asked.get('response_type'),
      scope: asked.get('scope'),
      state: asked.get('state'),
    };
    const { data, errors } = await this.server.as(member.token).graphql(AUTHORIZE, { input });
    if (errors) throw new Error(errors[0]?.message);
    return data.authorizeApp.code as string;
  }

  /** @returns the id of a list of theirs with someone else */
  async list(owner: Member, { handle }: Member): Promise<string> {
    const asOwner = this.server.as(owner.token);
    const create = 'mutation { createList(input: { title: "a list" }) { list { id } } }';
    const { id } = (await asOwner.graphql(create)).data.createList.list as { id: string };
    const add = 'mutation ($id: ID!, $member: ListMemberInput!) { addToList(id: $id, member: $member) { __typename } }';
    const userId = (await this.server.as(null).get(`/v1/accounts/lookup?acct=${handle}`)).body.id as string;
    const { errors } = await asOwner.graphql(add, { id, member: { userId } });
    if (errors) throw new Error(errors[0]?.message);
    return id;
  }
}
