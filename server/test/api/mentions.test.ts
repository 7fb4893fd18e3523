import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const MISSING = '01890000-0000-7000-8000-000000000000';

describe('mentions', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let shy: Person;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben, shy] = (await app.world.people('ada', 'Ben', 'shy')) as [Person, Person, Person];
    await app.as(shy).put('/identity/profile', { requiresLogin: true });
  });
  afterAll(() => app.stop());

  async function quack(person: Person, content: string): Promise<string> {
    const { status, body } = await app.as(person).post('/posts', { content });
    expect(status).toBe(200);
    return body.data.id as string;
  }

  const contents = (body: { data: { content: string }[] }) => body.data.map(({ content }) => content);

  it('of a post are returned with their offsets, known or not', async () => {
    const id = await quack(ada, '🦆 hi @bEN and @nobody_here');

    const { status, body } = await app.visitor.get(`/mentions/posts/${id}`);

    expect(status).toBe(200);
    expect(body.data).toEqual([
      { userId: ben.id, handle: 'Ben', displayName: 'Ben', exists: true, startIndex: 6, length: 4 },
      { userId: null, handle: 'nobody_here', displayName: null, exists: false, startIndex: 15, length: 12 },
    ]);
  });

  it('of a post that is hidden or missing are not found', async () => {
    const id = await quack(shy, 'hidden @ben');

    expect((await app.visitor.get(`/mentions/posts/${id}`)).status).toBe(404);
    expect((await app.as(ada).get(`/mentions/posts/${id}`)).status).toBe(200);
    expect((await app.visitor.get(`/mentions/posts/${MISSING}`)).status).toBe(404);
  });

  it('of a person are listed newest first, to whom they may be shown', async () => {
    const person = await app.world.person('listed');
    await quack(ada, 'one @Listed');
    await quack(shy, 'two @LISTED');
    await quack(ben, 'three @listed');

    const all = await app.as(ada).get(`/mentions/users/${person.id}?pageSize=2`);
    const open = await app.visitor.get(`/mentions/users/${person.id}`);
    const second = await app.as(ada).get(`/mentions/users/${person.id}?pageSize=2&pageNumber=2`);

    expect(contents(all.body)).toEqual(['three @listed', 'two @LISTED']);
    expect(all.body).toMatchObject({ totalCount: 3, totalPages: 2, hasNextPage: true, hasPreviousPage: false });
    expect(contents(second.body)).toEqual(['one @Listed']);
    expect(contents(open.body)).toEqual(['three @listed', 'one @Listed']);
    expect((await app.visitor.get(`/mentions/users/${MISSING}`)).body).toMatchObject({ data: [], totalCount: 0 });

    await quack(ada, 'and @shy');
    expect((await app.visitor.get(`/mentions/users/${shy.id}`)).body).toMatchObject({ data: [], totalCount: 0 });
    expect((await app.as(ben).get(`/mentions/users/${shy.id}`)).body.totalCount).toBe(1);
  });

  it('follow a user who was renamed, also when the post is edited and the handle has another owner', async () => {
    const person = await app.world.person('oldname');
    const id = await quack(ada, 'hello @OldName');
    await app.rows("update users set handle = 'NewName', handle_key = 'newname' where id = $1::uuid", [person.id]);
    const other = await app.world.person('oldname2');
    await app.rows("update users set handle = 'oldname', handle_key = 'oldname' where id = $1::uuid", [other.id]);

    const before = await app.visitor.get(`/mentions/posts/${id}`);
    await app.as(ada).put(`/posts/${id}`, { content: 'hello again @oldname' });
    const after = await app.visitor.get(`/mentions/posts/${id}`);
    const { data } = await app.visitor.graphql('query($id: ID!) { post(id: $id) { mentions { handle } } }', { id });

    expect(before.body.data).toMatchObject([{ userId: person.id, handle: 'NewName', exists: true }]);
    expect(after.body.data).toMatchObject([{ userId: person.id, handle: 'NewName', exists: true }]);
    expect(data.post.mentions).toEqual([{ handle: 'NewName' }]);
  });

  it('are parsed in the text as it was sent', async () => {
    const { body } = await app.visitor.post('/mentions/parse', { content: '  @ben, @ben and e@mail.org @no-one' });

    expect(body.data).toEqual({
      mentions: [
        { userId: ben.id, handle: 'Ben', displayName: 'Ben', exists: true, startIndex: 2, length: 4 },
        { userId: ben.id, handle: 'Ben', displayName: 'Ben', exists: true, startIndex: 8, length: 4 },
        { userId: null, handle: 'no-one', displayName: null, exists: false, startIndex: 28, length: 7 },
      ],
      count: 3,
    });
    expect((await app.visitor.post('/mentions/parse', { content: 'x'.repeat(20_000) })).body.data).toEqual({
      mentions: [],
      count: 0,
    });
  });

  it('are formatted as links, and everything else stays words', async () => {
    const format = async (content: string) => {
      const { status, body } = await app.visitor.post('/mentions/format', { content });
      expect(status).toBe(200);
      return body.data.formattedContent as string;
    };

    expect(await format('hi @bEN & @nobody_here')).toBe('hi <a href="/user/Ben">@bEN</a> &amp; @nobody_here');
    expect(await format('<img src=x onerror=alert(1)> "@ben" \'')).toBe(
      '&lt;img src=x onerror=alert(1)&gt; &quot;<a href="/user/Ben">@ben</a>&quot; &#39;',
    );
    expect(await format('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(await format('שלום ל@ben')).toBe('שלום ל<a href="/user/Ben">@ben</a>');
  });

  it('of people who left are words', async () => {
    const person = await app.world.person('leaver');
    const id = await quack(ada, 'bye @leaver');
    await app.rows('update users set is_active = false where id = $1::uuid', [person.id]);

    const { body } = await app.visitor.get(`/mentions/posts/${id}`);
    const formatted = await app.visitor.post('/mentions/format', { content: 'bye @leaver' });

    expect(body.data).toMatchObject([{ exists: false, userId: null, handle: 'leaver' }]);
    expect(formatted.body.data.formattedContent).toBe('bye @leaver');
  });

  it('are looked up by one statement, whatever the text', async () => {
    for (const content of ['@'.repeat(9_000), '@a'.repeat(4_500), '@ben '.repeat(1_800), `${'<'.repeat(9_000)}@`]) {
      const statements = await app.statementsDuring(async () => {
        expect((await app.visitor.post('/mentions/format', { content })).status).toBe(200);
      });

      expect(statements.filter((statement) => /\busers\b/.test(statement)).length).toBeLessThanOrEqual(1);
    }
  });
});
