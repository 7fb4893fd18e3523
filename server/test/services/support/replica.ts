import { createServer } from 'node:net';
import { Client } from '../../api/support/client.js';
import type { ExternalDatabase } from './external-database.js';
import { type Ended, Process } from './process.js';

/** The same for all replicas of an installation. */
const SECRETS = {
  JWT_SECRET: 'the tests of running services sign their tokens by this',
  REFRESH_SECRET: 'the tests of running services keep their tokens by this',
};

/** Of the account that the first server makes. */
export const ROOT_PASSWORD = 'velvet-otter-quilts-91-harbor';

export interface Account {
  handle: string;
  password: string;
}

/** One server of several behind a load balancer. */
export class Replica {
  private constructor(
    readonly url: string,
    private readonly process: Process,
  ) {}

  /** @param settings over the usual ones; what depends on the server's own address is a function of it */
  static async start(
    database: ExternalDatabase,
    settings: Record<string, string> | ((url: string) => Record<string, string>) = {},
  ): Promise<Replica> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const server = new Process('main', {
      HOST: '127.0.0.1',
      PORT: String(port),
      // Of its own: what is shared in Redis goes by the installation's address. Local, so that there is a mailbox.
      PUBLIC_URL: `http://${database.name.replaceAll('_', '-')}.localhost`,
      DATABASE_URL: database.url,
      RATE_LIMITS: 'off',
      // A busy machine is no reason to answer with 503.
      REQUEST_TIMEOUT: '30',
      ROOT_PASSWORD,
      LOG_LEVEL: 'warn',
      ...SECRETS,
      ...(typeof settings === 'function' ? settings(url) : settings),
    });
    try {
      await server.ready(url);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return new Replica(url, server);
  }

  /** Asks as someone, or as a visitor. */
  as(token: string | null): Client {
    return new Client(this.url, token);
  }

  /** Registers someone and follows the link of the mail. */
  async register(handle: string): Promise<Account> {
    const [email, password] = [`${handle}@example.org`, `reed ${handle} water lily`];
    const visitor = this.as(null);
    const input = { handle, email, password, displayName: handle };
    await visitor.graphql('mutation($input: RegisterInput!) { register(input: $input) }', { input });
    await visitor.graphql('mutation($token: String!) { verifyEmail(token: $token) }', {
      token: await this.mailedToken(email),
    });
    return { handle, password };
  }

  /** @returns the token pair of a new session */
  async signIn({ handle, password }: Account): Promise<{ token: string; refreshToken: string }> {
    const { data, errors } = await this.as(null).graphql(
      'mutation($input: LoginInput!) { login(input: $input) { token refreshToken } }',
      { input: { login: handle, password } },
    );
    if (errors) throw new Error(`${handle} could not sign in: ${errors[0]?.message}`);
    return data.login;
  }

  async quack(token: string, content: string): Promise<string> {
    const { data, errors } = await this.as(token).graphql(
      'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }',
      { input: { content } },
    );
    if (errors) throw new Error(`The quack was refused: ${errors[0]?.message}`);
    return data.createPost.post.id;
  }

  kill(): Promise<void> {
    return this.process.kill();
  }

  stop(): Promise<Ended> {
    return this.process.stop();
  }

  private async mailedToken(email: string): Promise<string> {
    const limit = Date.now() + 60_000;
    while (Date.now() < limit) {
      const mails = (await (await this.as(null).raw(`/dev/mailbox.json?to=${email}`)).json()) as { links: string[] }[];
      const link = mails[0]?.links[0];
      const token = link && new URL(link).searchParams.get('token');
      if (token) return token;
      await new Promise((resume) => setTimeout(resume, 50));
    }
    throw new Error(`${email} got no mail.`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
