import { randomBytes } from 'node:crypto';
import type { Language } from '../../src/i18n/languages';
import { Mailbox } from './mailbox';
import { ROOT_PASSWORD } from './mallard-server';
import type { Picture } from './pictures';

export interface Person {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface Quack {
  readonly id: string;
  readonly content: string;
}

/** Less than an access token works. */
const MAKER_SESSION_MS = 120_000;

const randomName = (stem: string): string => `${stem}${randomBytes(4).toString('hex')}`;

interface Answer {
  data?: Record<string, never> | null;
  errors?: { message: string; extensions?: { code?: string; reason?: string } }[];
}

interface QuackFields {
  contentWarning?: string;
  quotePostId?: string;
  poll?: { options: readonly string[]; durationMinutes: number };
}

/** Makes people and quacks through the public API, as a client of someone else's would. */
export class World {
  readonly mailbox: Mailbox;
  /** A session that makes accounts: without an email to wait for, in a third of the time that a registration takes. */
  private maker: { readonly session: ReturnType<World['root']>; readonly until: number } | undefined;

  constructor(
    readonly url: string,
    readonly language: Language,
    /** Makes names that no other test uses. */
    private readonly name = randomName,
  ) {
    this.mailbox = new Mailbox(url);
  }

  /** Words that no other test uses, such as `ada-3f9c2a`, for a handle or a hashtag. */
  unique(stem: string): string {
    return this.name(stem);
  }

  /** Someone with a verified address, who signed in and is over with the first screens. */
  async person(displayName = 'Ada Pond'): Promise<Person> {
    const person = await this.account('p_', displayName, 'BASIC');
    await this.graphql('mutation { setOnboarding(onboarding: DONE) { viewer { email } } }', {}, person);
    return person;
  }

  /** The same, but registered: emails came, and the audit log doesn't begin with who made the account. */
  async registered(displayName = 'Ada Pond'): Promise<Person> {
    const person = await this.newcomer(displayName);
    await this.graphql('mutation { setOnboarding(onboarding: DONE) { viewer { email } } }', {}, person);
    return person;
  }

  /** Someone who is over with the first screens, and has the checklist. */
  async beginner(displayName = 'Ada Pond'): Promise<Person> {
    const person = await this.newcomer(displayName);
    await this.graphql('mutation { setOnboarding(onboarding: CHECKLIST) { viewer { email } } }', {}, person);
    return person;
  }

  /** Someone who registered, verified the address and signed in, before the first screens. */
  async newcomer(displayName = 'Ada Pond'): Promise<Person> {
    const handle = this.unique('p_');
    const [email, password] = [`${handle}@example.com`, `reed ${handle} water lily`];
    await this.graphql('mutation($input: RegisterInput!) { register(input: $input) }', {
      input: { handle, email, password, displayName },
    });
    const link = await this.mailbox.link(email);
    const token = new URL(link).searchParams.get('token');
    await this.graphql('mutation($token: String!) { verifyEmail(token: $token) }', { token });
    return { handle, email, password, displayName, ...(await this.signIn(handle, password)) };
  }

  /** A new session of the account that the server made for itself, which may do everything. */
  root(): Promise<Pick<Person, 'id' | 'token' | 'refreshToken'>> {
    return this.signIn('root@localhost', ROOT_PASSWORD);
  }

  /** Someone who runs the site, made by the root account. */
  administrator(displayName = 'Max Pond'): Promise<Person> {
    return this.account('a_', displayName, 'ADMIN');
  }

  private async account(stem: string, displayName: string, role: 'BASIC' | 'ADMIN'): Promise<Person> {
    const handle = this.unique(stem);
    const [email, password] = [`${handle}@example.com`, `reed ${handle} water lily`];
    await this.graphql(
      'mutation($input: CreateManagedUserInput!) { createManagedUser(input: $input) { id } }',
      { input: { handle, email, password, displayName, role } },
      await this.makerSession(),
    );
    const person = { handle, email, password, displayName, ...(await this.signIn(handle, password)) };
    await this.graphql(
      'mutation($language: String!) { updatePreferences(input: { language: $language }) { viewer { email } } }',
      { language: this.language },
      person,
    );
    return person;
  }

  private makerSession(): ReturnType<World['root']> {
    if (!this.maker || Date.now() > this.maker.until)
      this.maker = { session: this.root(), until: Date.now() + MAKER_SESSION_MS };
    return this.maker.session;
  }

  /** A new session, on top of those that there are. */
  async signIn(login: string, password: string): Promise<Pick<Person, 'id' | 'token' | 'refreshToken'>> {
    const { login: pair } = await this.graphql<{
      login: { token: string; refreshToken: string; viewer: { user: { id: string } } };
    }>('mutation($input: LoginInput!) { login(input: $input) { token refreshToken viewer { user { id } } } }', {
      input: { login, password },
    });
    return { id: pair.viewer.user.id, token: pair.token, refreshToken: pair.refreshToken };
  }

  async quack(author: Person, content: string, more: QuackFields = {}): Promise<Quack> {
    const { createPost } = await this.graphql<{ createPost: { post: Quack } }>(
      'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id content } } }',
      { input: { content, ...more } },
      author,
    );
    return createPost.post;
  }

  /** A quack that says where it was written. */
  async quackAt(author: Person, content: string, place: { latitude: number; longitude: number }): Promise<Quack> {
    const { createPost } = await this.graphql<{ createPost: { post: Quack } }>(
      'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id content } } }',
      { input: { content, place } },
      author,
    );
    return createPost.post;
  }

  async quackWithPictures(
    author: Person,
    content: string,
    pictures: readonly Picture[],
    altText: string,
  ): Promise<Quack> {
    const mediaIds = await Promise.all(pictures.map((picture) => this.upload(author, picture, altText)));
    const { createPost } = await this.graphql<{ createPost: { post: Quack } }>(
      'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id content } } }',
      { input: { content, mediaIds } },
      author,
    );
    return createPost.post;
  }

  /** Gives a profile its picture or its banner. */
  async show(person: Person, which: 'image' | 'banner', { name, mimeType, buffer }: Picture): Promise<void> {
    const form = new FormData();
    form.set('ImageFile', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    const { ok } = await fetch(`${this.url}/api/identity/profile-${which}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${person.token}` },
      body: form,
    });
    if (!ok) throw new Error(`The ${which} was refused.`);
  }

  private async upload(owner: Person, { name, mimeType, buffer }: Picture, altText: string): Promise<string> {
    const form = new FormData();
    form.set('altText', altText);
    form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    const response = await fetch(`${this.url}/api/media/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.token}` },
      body: form,
    });
    const { succeeded, messages, data } = (await response.json()) as {
      succeeded: boolean;
      messages: string[];
      data: { id: string };
    };
    if (!succeeded) throw new Error(messages.join(' '));
    return data.id;
  }

  /** One after another, so that their order is the order of the words. */
  async quacks(author: Person, contents: readonly string[]): Promise<Quack[]> {
    const made: Quack[] = [];
    for (const content of contents) made.push(await this.quack(author, content));
    return made;
  }

  async reply(author: Person, { id }: Quack, content: string): Promise<Quack> {
    const { createPost } = await this.graphql<{ createPost: { post: Quack } }>(
      'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id content } } }',
      { input: { content, parentPostId: id } },
      author,
    );
    return createPost.post;
  }

  async remove(author: Person, { id }: Quack): Promise<void> {
    await this.graphql('mutation($id: ID!) { deletePost(id: $id) { deletedId } }', { id }, author);
  }

  async pin(person: Person, { id }: Quack): Promise<void> {
    await this.graphql('mutation($id: ID!) { pinPost(id: $id) { post { id } } }', { id }, person);
  }

  async follow(follower: Person, followed: Person): Promise<void> {
    await this.graphql('mutation($id: ID!) { followUser(id: $id) { user { id } } }', { id: followed.id }, follower);
  }

  async nod(person: Person, { id }: Quack): Promise<void> {
    await this.graphql('mutation($id: ID!) { nodPost(id: $id) { post { id } } }', { id }, person);
  }

  /** Whispers of strangers arrive from now on, in place of waiting. */
  async welcomeStrangers(person: Person): Promise<void> {
    const welcome = 'mutation { updateNotificationPolicy(input: { strangersWhispers: ACCEPT }) { viewer { email } } }';
    await this.graphql(welcome, {}, person);
  }

  async readConversation(reader: Person, id: string): Promise<void> {
    await this.graphql('mutation($id: ID!) { markConversationRead(id: $id) { id } }', { id }, reader);
  }

  /** A whisper to people who take one from anyone, or on in a conversation. @returns the conversation's id */
  async whisper(author: Person, to: readonly Person[] | { conversationId: string }, content: string): Promise<string> {
    if (!('conversationId' in to)) for (const person of to) await this.welcomeStrangers(person);
    return this.whisperAsStranger(author, to, content);
  }

  /** The same, to people who may have chosen that it waits, which is the default. */
  async whisperAsStranger(
    author: Person,
    to: readonly Person[] | { conversationId: string },
    content: string,
  ): Promise<string> {
    const { sendWhisper } = await this.graphql<{ sendWhisper: { conversationId: string } }>(
      'mutation($input: SendWhisperInput!) { sendWhisper(input: $input) { conversationId } }',
      { input: { ...('conversationId' in to ? to : { to: to.map(({ handle }) => handle) }), content } },
      author,
    );
    return sendWhisper.conversationId;
  }

  /** A product of the catalog. @returns its id */
  async product(editor: Pick<Person, 'token'>, input: Record<string, unknown>): Promise<string> {
    const { createProduct } = await this.graphql<{ createProduct: { id: string } }>(
      'mutation($input: ProductInput!) { createProduct(input: $input) { id } }',
      { input },
      editor,
    );
    return createProduct.id;
  }

  async updateProfile(person: Person, input: Record<string, unknown>): Promise<void> {
    await this.graphql(
      'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { email } } }',
      { input },
      person,
    );
  }

  /** Begins a change of address, which both mailboxes must confirm. */
  async askForEmail(person: Person, email: string): Promise<void> {
    await this.graphql(
      'mutation($input: ChangeEmailInput!) { changeEmail(input: $input) { viewer { email } } }',
      { input: { email, password: person.password } },
      person,
    );
  }

  /** A personal access token. @returns the token */
  async createToken(person: Person, name: string, scopes: readonly string[] = ['READ']): Promise<string> {
    const { createPersonalToken } = await this.graphql<{ createPersonalToken: { token: string } }>(
      'mutation($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { token } }',
      { input: { name, scopes, expiresInDays: 30, password: person.password } },
      person,
    );
    return createPersonalToken.token;
  }

  /** Ends every session of a person but the one that asks. */
  async endOtherSessions(person: Person): Promise<void> {
    const { viewer } = await this.graphql<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
      '{ viewer { sessions { id isCurrent } } }',
      {},
      person,
    );
    for (const { id, isCurrent } of viewer.sessions) {
      if (isCurrent) continue;
      await this.graphql('mutation($id: ID!) { revokeSession(id: $id) { deletedId } }', { id }, person);
    }
  }

  /** @throws Error with the first message of the server, where it refuses */
  async graphql<T>(query: string, variables: Record<string, unknown>, as?: { token: string }): Promise<T> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': this.language,
        ...(as ? { Authorization: `Bearer ${as.token}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer;
    if (errors?.[0]) throw new Error(`${errors[0].message} (${errors[0].extensions?.code})`);
    return data as T;
  }
}
