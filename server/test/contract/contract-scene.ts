import { HashtagPopularityJob } from '#posts/hashtags/hashtag-popularity.job.js';
import { HashtagTrends } from '#posts/hashtags/hashtag-trends.job.js';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import type { TestApp } from '../api/support/app.js';
import type { Client, Json } from '../api/support/client.js';
import { animation, filesForm } from '../api/support/pictures.js';
import type { Person } from '../api/support/world.js';

/** The users and items of the routes. What a route uses up is created anew for it. */
export class ContractScene {
  private count = 0;

  private constructor(
    readonly app: TestApp,
    readonly ada: Person,
    readonly ben: Person,
    readonly editor: Person,
    readonly admin: Person,
    /** A post of Ada's that mentions Ben and the pond, with a reply, a nod and a picture. */
    readonly quack: string,
  ) {}

  static async open(app: TestApp): Promise<ContractScene> {
    await app.get(HelpSeeding).seed();
    const [ada, ben] = [await app.world.person('ada'), await app.world.person('ben')];
    const editor = await app.world.person('edith', { role: 'editor' });
    const admin = await app.world.person('max', { role: 'admin' });
    const picture = await app.as(ada).post('/media/upload', filesForm([animation(1)]));
    const quack = await app.as(ada).post('/posts', { content: 'for @ben #pond', mediaIds: [picture.body.data.id] });
    const id = quack.body.data.id as string;
    await app.as(ben).post('/posts/replies', { parentPostId: id, content: 'thanks @ada' });
    await app.as(ben).post(`/likes/posts/${id}`);
    await app.as(ada).post(`/likes/posts/${id}`);
    await app.as(ben).post(`/follows/${ada.id}`);
    await app.as(ada).post(`/follows/${ben.id}`);
    // A tag needs five users to trend, and new users count little.
    for (const duck of await app.world.people('duck1', 'duck2', 'duck3', 'duck4', 'duck5'))
      await app.as(duck).post('/posts', { content: 'to the #pond' });
    await app.rows("update users set created_at = now() - interval '30 days' where handle like 'duck%'");
    await app.get(HashtagTrends).run();
    await app.get(HashtagPopularityJob).run();
    await app.settled();
    return new ContractScene(app, ada, ben, editor, admin, id);
  }

  /** A unique word. */
  word(stem: string): string {
    return `${stem}${(this.count += 1)}`;
  }

  /** A user whom no other route uses. */
  newPerson(): Promise<Person> {
    return this.app.world.person(this.word('somebody'));
  }

  /** The data of a response that must be a success. */
  async data(asking: Promise<{ status: number; body: Json }>): Promise<Json> {
    const { status, body } = await asking;
    if (status !== 200) throw new Error(`The scene was refused: ${status} ${JSON.stringify(body)}`);
    return body.data;
  }

  private async make(client: Client, path: string, body: unknown): Promise<string> {
    const data = await this.data(client.post(path, body));
    return (typeof data === 'string' ? data : data.id) as string;
  }

  product = () => this.make(this.app.as(this.editor), '/products', { name: 'Kettle', description: '' });
  adasQuack = () => this.make(this.app.as(this.ada), '/posts', { content: this.word('quack ') });
  helpCategory = () => this.make(this.app.as(this.editor), '/help/categories', { name: this.word('Category ') });
  maintenance = () => this.make(this.app.as(this.admin), '/maintenance', { name: 'Upgrade' });

  claimCategory = () => this.make(this.app.as(this.admin), '/claims/categories', { name: this.word('Category ') });

  async helpTopic(): Promise<string> {
    const categoryId = await this.helpCategory();
    return this.make(this.app.as(this.editor), '/help/topics', {
      categoryId,
      title: this.word('Topic '),
      content: 'x',
    });
  }

  async claim(): Promise<{ id: string; categoryId: string }> {
    const categoryId = await this.claimCategory();
    const value = { categoryId, claimValue: `pond.${this.word('claim')}`, name: 'A claim' };
    return { id: await this.make(this.app.as(this.admin), '/claims/definitions', value), categoryId };
  }

  async subscription(): Promise<string> {
    const email = `${this.word('reader')}@example.net`;
    await this.data(this.app.visitor.post('/email-subscription/subscribe', { email }));
    await this.app.mailbox.latestTo(email);
    const list = (await this.data(this.app.as(this.admin).get('/email-subscription/admin/list'))) as Json[];
    return list.find((one) => one.email === email).id as string;
  }

  async media(): Promise<string> {
    const picture = await this.data(this.app.as(this.ada).post('/media/upload', filesForm([animation(2)])));
    return picture.url as string;
  }

  /** A token from an email to a new address. */
  async mailed(path: string, more: Record<string, unknown> = {}): Promise<{ email: string; token: string }> {
    const email = typeof more.email === 'string' ? more.email : `${this.word('mailed')}@example.net`;
    await this.data(this.app.visitor.post(path, { ...more, email }));
    return { email, token: await this.app.mailbox.tokenTo(email) };
  }
}
