import type { TestApp } from '../../api/support/app.js';
import type { Json } from '../../api/support/client.js';
import { filesForm, picture } from '../../api/support/pictures.js';
import type { Person } from '../../api/support/world.js';

type Variables = Record<string, unknown>;

/** What people do in tests of the client API, over GraphQL. */
export class Acts {
  constructor(private readonly app: TestApp) {}

  /** @returns the data of the answer */
  async graphql(by: Person, operation: string, variables: Variables = {}): Promise<Json> {
    const { data, errors } = await this.app.as(by).graphql(operation, variables);
    if (errors) throw new Error(`${operation}: ${errors[0]?.message}`);
    return data;
  }

  /** @returns the id of the post */
  async quack(by: Person, content: string, more: Variables = {}): Promise<string> {
    const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
    return (await this.graphql(by, create, { input: { content, ...more } })).createPost.post.id as string;
  }

  reply(by: Person, to: string, content: string, more: Variables = {}): Promise<string> {
    return this.quack(by, content, { parentPostId: to, ...more });
  }

  /** @param name of a mutation that takes an id, such as `followUser`, `blockUser`, `nodPost`, `pinPost`, `requackPost`, `featurePost` */
  async on(by: Person, name: string, id: string): Promise<void> {
    await this.graphql(by, `mutation ($id: ID!) { ${name}(id: $id) { __typename } }`, { id });
  }

  async follow(by: Person, ...others: readonly Person[]): Promise<void> {
    for (const { id } of others) await this.on(by, 'followUser', id);
  }

  async mute(by: Person, whom: Person, ...scopes: readonly string[]): Promise<void> {
    const mute = 'mutation ($id: ID!, $scopes: [MuteScope!]!) { muteUser(id: $id, scopes: $scopes) { __typename } }';
    await this.graphql(by, mute, { id: whom.id, scopes });
  }

  async profile(by: Person, input: Variables): Promise<void> {
    const update = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';
    await this.graphql(by, update, { input });
  }

  /** @returns the id of the list */
  async list(by: Person, input: Variables, ...members: readonly Variables[]): Promise<string> {
    const create = 'mutation ($input: CreateListInput!) { createList(input: $input) { list { id } } }';
    const id = (await this.graphql(by, create, { input: { title: 'a list', ...input } })).createList.list.id as string;
    const add = 'mutation ($id: ID!, $member: ListMemberInput!) { addToList(id: $id, member: $member) { __typename } }';
    for (const member of members) await this.graphql(by, add, { id, member });
    return id;
  }

  /** A filter that hides posts with a word everywhere. */
  async hideWord(by: Person, term: string): Promise<void> {
    const create = 'mutation ($input: FilterInput!) { createFilter(input: $input) { __typename } }';
    const contexts = ['HOME', 'NOTIFICATIONS', 'LISTS', 'THREADS', 'PROFILES'];
    await this.graphql(by, create, { input: { title: term, action: 'HIDE', contexts, terms: [{ term }] } });
  }

  /** @returns the id of a picture for a post */
  async picture(by: Person): Promise<string> {
    const bytes = await picture(64, 48).png().toBuffer();
    return (await this.app.as(by).post('/media/upload', filesForm([bytes], { altText: 'A duck' }))).body.data.id;
  }
}
