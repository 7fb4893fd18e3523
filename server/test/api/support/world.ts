import type { NestExpressApplication } from '@nestjs/platform-express';
import { Accounts } from '#identity/directory/accounts.js';
import { Passwords } from '#identity/passwords/passwords.js';
import { SessionsService } from '#identity/sessions/sessions.service.js';
import { TokenPairs } from '#identity/tokens/token-pair.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Role } from '#kernel/request/viewer.js';

export interface Person {
  id: string;
  handle: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
  sessionId: string;
}

export interface PersonOptions {
  role?: Role;
  displayName?: string;
  language?: 'en' | 'he';
}

/** Long, uncommon, and about no one. */
export const PASSWORD = 'velvet-otter-quilts-91-harbor';

/** Makes what a test needs to be there before it begins, by the services that the product itself uses. */
export class World {
  private passwordHash: Promise<string> | undefined;
  private others = 0;

  constructor(private readonly app: NestExpressApplication) {}

  /** Someone whose address is verified, signed in once. */
  async person(handle: string, { role = 'basic', displayName, language = 'en' }: PersonOptions = {}): Promise<Person> {
    this.passwordHash ??= this.app.get(Passwords).hash(PASSWORD);
    const passwordHash = await this.passwordHash;
    const email = `${handle.toLowerCase()}@example.org`;
    const pair = await this.app.get(Transactions).run(async (tx) => {
      const id = await this.app.get(Accounts).open(tx, {
        handle,
        email: { address: email, key: email },
        passwordHash,
        displayName: displayName ?? handle,
        role,
        language,
        isEmailVerified: true,
      });
      if (id === null) throw new Error(`${email} is taken.`);
      const session = await this.app.get(SessionsService).begin(tx, id, 'test');
      return this.app.get(TokenPairs).of({ ...session, generation: 0 });
    });
    return {
      id: pair.userId,
      handle,
      email,
      password: PASSWORD,
      token: pair.token,
      refreshToken: pair.refreshToken,
      sessionId: pair.sessionId,
    };
  }

  /** Someone else each time. @param stem what the handle begins with */
  another(stem: string, options?: PersonOptions): Promise<Person> {
    this.others += 1;
    return this.person(`${stem}${this.others}`, options);
  }

  /** Several people, one after another: a crowd at once would have to wait for connections to the database. */
  async people(...handles: string[]): Promise<Person[]> {
    const people: Person[] = [];
    for (const handle of handles) people.push(await this.person(handle));
    return people;
  }
}
