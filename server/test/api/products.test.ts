import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Transactions } from '#kernel/events/transactions.js';
import { DeletedProductsJob } from '#products/catalog/deleted-products.job.js';
import { freeProductId } from '#products/catalog/product-ids.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';
import { readPdf, readPositions, readSheet } from './support/product-files.js';

const FIELDS = 'id name description sku brand price currency stock isActive createdAt updatedAt';
const CREATE = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { ${FIELDS} } }`;
const LIST = `query ($keyword: String, $isActive: Boolean, $sort: [ProductSort!], $first: Int, $after: String) {
  products(keyword: $keyword, isActive: $isActive, sort: $sort, first: $first, after: $after) {
    totalCount edges { node { name price } } pageInfo { hasNextPage endCursor }
  }
}`;

let app: TestApp;
let editor: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  editor = await app.world.person('keeper', { role: 'editor' });
  reader = await app.world.person('shopper');
});
afterAll(() => app.stop());

interface Listed {
  totalCount: number;
  edges: { node: { name: string; price: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function make(input: Record<string, unknown>): Promise<string> {
  const { body } = await app.as(editor).post('/products', { description: '', ...input });
  expect(body).toMatchObject({ succeeded: true });
  return body.data as string;
}

async function list(variables: Record<string, unknown>): Promise<Listed> {
  const { data, errors } = await app.as(reader).graphql(LIST, variables);
  expect(errors).toBeUndefined();
  return data.products as Listed;
}

async function allNames(variables: Record<string, unknown>): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 50; pages += 1) {
    const { edges, pageInfo }: Listed = await list({ ...variables, first: 2, after });
    names.push(...edges.map(({ node }) => node.name));
    if (!pageInfo.hasNextPage) return names;
    after = pageInfo.endCursor;
  }
  throw new Error('The list does not end');
}

describe('a product', () => {
  it('is added, changed and deleted by an editor, and each is in the audit log', async () => {
    const input = { name: ' Copper kettle ', sku: 'KET-1', price: 4990, currency: 'eur', stock: 3, brand: 'Pondside' };

    const { data: added } = await app.as(editor).graphql(CREATE, { input });
    const id = added.createProduct.id as string;
    const { data: changed } = await app
      .as(editor)
      .graphql(UPDATE, { id, input: { name: 'Copper kettle', sku: 'KET-1', price: 5990 } });
    const { data: gone } = await app
      .as(editor)
      .graphql('mutation ($id: ID!) { deleteProduct(id: $id) { deletedId } }', { id });

    const stored = {
      name: 'Copper kettle',
      sku: 'KET-1',
      currency: 'EUR',
      stock: 3,
      brand: 'Pondside',
      isActive: true,
    };
    expect(added.createProduct).toMatchObject({ ...stored, price: 4990, description: '' });
    expect(changed.updateProduct).toMatchObject({ ...stored, id, price: 5990 });
    expect(gone.deleteProduct).toEqual({ deletedId: id });
    expect((await app.as(reader).get(`/products/${id}`)).status).toBe(404);
    expect(
      await app.rows(
        'select action, actor_handle, before, after from audit_entries where subject_id = $1 order by id',
        [id],
      ),
    ).toMatchObject([
      { action: 'product.created', actor_handle: 'keeper', before: null },
      { action: 'product.updated', before: { price: 4990 }, after: { price: 5990 } },
      { action: 'product.deleted', after: null },
    ]);
  });

  it('keep over REST what an update leaves out, the name included', async () => {
    const id = (await app.as(editor).post('/products', { name: 'Kept', brand: 'Pond', price: 500 })).body
      .data as string;

    const updated = await app.as(editor).put(`/products/${id}`, { stock: 7 });
    const nameless = await app.as(editor).post('/products', { stock: 7 });
    const inDollars = await app.as(editor).put(`/products/${id}`, { price: 4.99 });

    expect([updated.status, nameless.status, inDollars.status]).toEqual([200, 400, 400]);
    expect(inDollars.body.messages).toEqual([
      "price must be a whole number of the currency's minor unit, such as cents.",
    ]);
    expect((await app.as(editor).get(`/products/${id}`)).body.data).toMatchObject({
      ...{ name: 'Kept', brand: 'Pond', price: 500, stock: 7 },
    });
  });

  it('is deactivated and activated without its other values, which someone else may have changed', async () => {
    const id = await make({ name: 'Switched', brand: 'Pond', price: 500 });
    const SWITCH = `mutation ($id: ID!, $isActive: Boolean!) { setProductActive(id: $id, isActive: $isActive) { ${FIELDS} } }`;

    const off = await app.as(editor).graphql(SWITCH, { id, isActive: false });
    await app.as(editor).put(`/products/${id}`, { price: 700 });
    const on = await app.as(editor).graphql(SWITCH, { id, isActive: true });
    const refused = await app.as(reader).graphql(SWITCH, { id, isActive: false });

    expect(off.data.setProductActive).toMatchObject({ id, isActive: false, price: 500 });
    expect(on.data.setProductActive).toMatchObject({ isActive: true, name: 'Switched', brand: 'Pond', price: 700 });
    expect(refused.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    await app.as(editor).delete(`/products/${id}`);
  });

  it('has a unique SKU, ignoring case', async () => {
    const id = await make({ name: 'First', sku: 'Dup-1' });
    const other = await make({ name: 'Other', sku: 'dup-2' });
    await make({ name: 'Without a code' });
    await make({ name: 'Without one either', sku: '' });

    const second = await app.as(editor).post('/products', { name: 'Second', description: '', sku: 'dUP-1' });
    const renamed = await app.as(editor).put(`/products/${other}`, { name: 'Other', description: '', sku: 'DUP-1' });
    const { errors } = await app.as(editor).graphql(CREATE, { input: { name: 'Third', sku: 'DUP-1', price: 1 } });
    const itself = await app.as(editor).put(`/products/${id}`, { name: 'First', description: '', sku: 'DUP-1' });

    expect([second.status, second.body.messages]).toEqual([409, ['Another product has this SKU.']]);
    expect(renamed.status).toBe(409);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'SKU_TAKEN' });
    expect([itself.status, itself.body.data]).toEqual([200, id]);
  });

  it('is made once where several ask for the same code at once', async () => {
    const tries = Array.from({ length: 6 }, (_, index) =>
      app.as(editor).post('/products', { name: `Racer ${index}`, description: '', sku: index % 2 ? 'RACE' : 'race' }),
    );

    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();

    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await list({ keyword: 'Racer' })).totalCount).toBe(1);
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(201) },
    { name: 'x', description: 'x'.repeat(5_001) },
    { name: 'x', brand: 'x'.repeat(101) },
    { name: 'two\nlines' },
    { name: 'nul\0' },
    { name: 'x', price: -1 },
    { name: 'x', price: 1.5 },
    { name: 'x', price: 2_147_483_648 },
    { name: 'x', price: '12' },
    { name: 'x', stock: -1 },
    { name: 'x', currency: 'QQQ' },
    { name: 'x', isActive: 'yes' },
    { name: 7 },
    {},
  ])('is refused as %j, and nothing is stored', async (input) => {
    const before = (await list({})).totalCount;

    const { status, body } = await app.as(editor).post('/products', { description: '', ...input });

    expect([status, body.succeeded]).toEqual([400, false]);
    expect((await list({})).totalCount).toBe(before);
  });

  it('takes a name of 200 characters in any script, and lists go on behind it', async () => {
    await make({ name: `long ${'ש'.repeat(195)}` });
    await make({ name: `long ${'👩‍🌾'.repeat(195)}` });
    await make({ name: 'long last' });

    const names = await allNames({ keyword: 'long', sort: [{ field: 'NAME' }, { field: 'BRAND', direction: 'DESC' }] });

    expect(names).toHaveLength(3);
  });
});

describe('a deleted product', () => {
  const DELETE = 'mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }';
  const RESTORE = `mutation ($ids: [ID!]!) { restoreProducts(ids: $ids) { ${FIELDS} } }`;
  const remove = (ids: readonly string[], person = editor) => app.as(person).graphql(DELETE, { ids });
  const restore = (ids: readonly string[], person = editor) => app.as(person).graphql(RESTORE, { ids });
  const show = async (id: string) => (await app.as(reader).get(`/products/${id}`)).body.data as unknown;
  const actions = async (id: string) =>
    (
      await app.rows<{ action: string }>('select action from audit_entries where subject_id = $1 order by id', [id])
    ).map(({ action }) => action);
  const refusal = ({ errors }: Awaited<ReturnType<typeof remove>>) => {
    const { code, reason, values } = errors![0]!.extensions;
    return { code, reason, values };
  };

  it('is gone from everything at once, with others of the same act, and restored as it was', async () => {
    const ids = [
      await make({ name: 'Binned 1', sku: 'BIN-1', brand: 'Pond', price: 700, currency: 'EUR', stock: 4 }),
      await make({ name: 'Binned 2', description: 'two\nlines', isActive: false }),
    ];
    await app.as(editor).put(`/products/${ids[0]}`, { price: 500 });
    const before = await Promise.all(ids.map(show));

    const removed = await remove(ids);
    const gone = await Promise.all(ids.map((id) => app.as(reader).get(`/products/${id}`)));
    const changed = await app.as(editor).put(`/products/${ids[0]}`, { price: 1 });
    const pdf = await app.as(editor).raw(`/api/products/pdf/${ids[0]}`, { method: 'POST' });
    const listed = (await list({ keyword: 'binned' })).totalCount;
    const restored = await restore(ids);

    expect(new Set(removed.data.deleteProducts)).toEqual(new Set(ids));
    expect([...gone, changed, pdf].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(listed).toBe(0);
    expect(new Set(restored.data.restoreProducts.map(({ id }: { id: string }) => id))).toEqual(new Set(ids));
    expect(await Promise.all(ids.map(show))).toEqual(before);
    expect((await list({ keyword: 'binned' })).totalCount).toBe(2);
    expect(await Promise.all(ids.map(actions))).toEqual([
      ['product.created', 'product.updated', 'product.deleted', 'product.restored'],
      ['product.created', 'product.deleted', 'product.restored'],
    ]);
  });

  it('is restored too where it was deleted alone, by REST or by GraphQL', async () => {
    const ids = [await make({ name: 'Alone 1' }), await make({ name: 'Alone 2' })];

    const { body } = await app.as(editor).delete(`/products/${ids[0]}`);
    await app.as(editor).graphql('mutation ($id: ID!) { deleteProduct(id: $id) { deletedId } }', { id: ids[1] });
    await restore(ids);

    expect(body.data).toBe(ids[0]);
    expect((await list({ keyword: 'alone ' })).totalCount).toBe(2);
  });

  it('is deleted once and restored once, and those of which that is true already are left out', async () => {
    const [gone, kept] = [await make({ name: 'Once 1' }), await make({ name: 'Once 2' })];
    await remove([gone]);

    const removed = await remove([gone, kept, kept]);
    const again = await remove([gone, kept]);
    const restored = await restore([gone]);
    const back = await restore([gone]);

    expect(removed.data.deleteProducts).toEqual([kept]);
    expect(refusal(again)).toMatchObject({ code: 'NOT_FOUND', reason: 'PRODUCT_NOT_FOUND' });
    expect(restored.data.restoreProducts).toMatchObject([{ id: gone, name: 'Once 1' }]);
    expect(refusal(back)).toMatchObject({ code: 'NOT_FOUND', reason: 'PRODUCT_NOT_FOUND' });
    expect(await actions(kept)).toEqual(['product.created', 'product.deleted']);
  });

  it('leaves its SKU to others, and then comes back only when it is free again, like those restored with it', async () => {
    const ids = [await make({ name: 'Free 1', sku: 'FREE-1' }), await make({ name: 'Free 2', sku: 'FREE-2' })];
    await remove(ids);
    const heir = await make({ name: 'Heir', sku: 'free-2' });

    const refused = await restore(ids);
    const afterRefusal = (await list({ keyword: 'Free 1' })).totalCount;
    await app.as(editor).put(`/products/${heir}`, { sku: 'HEIR' });
    const restored = await restore(ids);

    expect(refusal(refused)).toEqual({ code: 'CONFLICT', reason: 'SKU_TAKEN', values: { sku: 'FREE-2' } });
    expect(afterRefusal).toBe(0);
    expect(restored.data.restoreProducts).toHaveLength(2);
  });

  it("is no one else's to delete or restore, and neither takes more than 100 ids", async () => {
    const id = await make({ name: 'Guarded' });
    const many = Array.from({ length: 101 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

    const forbidden = [await remove([id], reader), await restore([id], reader)];
    const tooMany = [await remove(many), await restore(many), await remove([]), await restore([])];

    expect(forbidden.map((answer) => refusal(answer).code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(tooMany.map((answer) => refusal(answer).reason)).toEqual(Array(4).fill('TOO_MANY_PRODUCTS_AT_ONCE'));
    expect(await show(id)).toMatchObject({ name: 'Guarded' });
  });

  it('is erased after 30 days', async () => {
    const [old, recent] = [await make({ name: 'Erased 1' }), await make({ name: 'Erased 2' })];
    await remove([old, recent]);
    await app.rows(`update deleted_products set deleted_at = now() - interval '31 days' where id = $1`, [old]);

    await app.get(DeletedProductsJob).run();
    const restored = await restore([old, recent]);

    expect(restored.data.restoreProducts).toMatchObject([{ name: 'Erased 2' }]);
    expect(await app.rows('select id from deleted_products where id = $1', [old])).toEqual([]);
  });
});

describe('the bin', () => {
  const BIN = `query ($keyword: String, $sort: DeletedProductSort, $first: Int, $after: String) {
    deletedProducts(keyword: $keyword, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { id name sku price currency createdAt deletedAt erasedAt } } } }`;
  const DELETE = 'mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }';
  const RESTORE = 'mutation ($ids: [ID!]!) { restoreProducts(ids: $ids) { id } }';
  const ERASE = 'mutation ($ids: [ID!]!) { eraseProducts(ids: $ids) }';
  const bin = async (variables: Record<string, unknown>) =>
    (await app.as(editor).graphql(BIN, variables)).data.deletedProducts;
  const namesIn = ({ edges }: { edges: { node: { name: string } }[] }) => edges.map(({ node }) => node.name);
  const erasures = (id: string) =>
    app.rows<{ actor: string | null }>(
      `select actor_handle as actor from audit_entries where subject_id = $1 and action = 'product.erased'`,
      [id],
    );

  async function deleted(...names: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) {
      const id = await make({ name, sku: `${name} sku`, price: 250 });
      await app.as(editor).delete(`/products/${id}`);
      ids.push(id);
    }
    return ids;
  }

  it('has what was deleted, the last deleted first, until it is restored', async () => {
    const ids = await deleted('Rush 1', 'Rush 2');

    const before = await bin({ keyword: 'RUSH ' });
    await app.as(editor).graphql(RESTORE, { ids: [ids[0]] });
    const after = await bin({ keyword: 'rush ' });

    expect(before.totalCount).toBe(2);
    expect(before.edges[0].node).toMatchObject({ id: ids[1], name: 'Rush 2', sku: 'Rush 2 sku', price: 250 });
    const { deletedAt, erasedAt } = before.edges[0].node as Record<string, string>;
    expect((Date.parse(erasedAt!) - Date.parse(deletedAt!)) / 86_400_000).toBe(30);
    expect([after.totalCount, namesIn(after)]).toEqual([1, ['Rush 2']]);
  });

  it.each([
    ['LATEST', ['sedge A', 'Sedge C', 'Sedge B']],
    ['EARLIEST', ['Sedge B', 'Sedge C', 'sedge A']],
    ['NAME', ['sedge A', 'Sedge B', 'Sedge C']],
    ['NAME_DESCENDING', ['Sedge C', 'Sedge B', 'sedge A']],
  ])('is in the order %s, over its pages, each product once', async (sort, expected) => {
    if ((await bin({ keyword: 'sedge' })).totalCount === 0) await deleted('Sedge B', 'Sedge C', 'sedge A');

    const first = await bin({ keyword: 'sedge', sort, first: 2 });
    const second = await bin({ keyword: 'sedge', sort, first: 2, after: first.pageInfo.endCursor });
    const other = await app.as(editor).graphql(BIN, { sort: 'NAME', after: first.pageInfo.endCursor });

    expect([...namesIn(first), ...namesIn(second)]).toEqual(expected);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    if (sort !== 'NAME') expect(other.errors?.[0]?.extensions['reason']).toBe('INVALID_CURSOR');
  });

  it('is emptied of what an editor deletes for good, which no one restores, and the audit log tells', async () => {
    const [gone, kept] = (await deleted('Reedmace 1', 'Reedmace 2')) as [string, string];
    const living = await make({ name: 'Reedmace 3' });

    const erased = await app.as(editor).graphql(ERASE, { ids: [gone, living, gone] });
    const again = await app.as(editor).graphql(ERASE, { ids: [gone] });
    const restored = await app.as(editor).graphql(RESTORE, { ids: [gone] });

    expect(erased.data.eraseProducts).toEqual([gone]);
    expect([again, restored].map(({ errors }) => errors?.[0]?.extensions['reason'])).toEqual(
      Array(2).fill('PRODUCT_NOT_FOUND'),
    );
    expect(namesIn(await bin({ keyword: 'reedmace' }))).toEqual(['Reedmace 2']);
    expect((await list({ keyword: 'reedmace' })).totalCount).toBe(1);
    expect(await erasures(gone)).toEqual([{ actor: editor.handle }]);
    expect(await erasures(kept)).toEqual([]);
  });

  it('loses after 30 days what no one restored, by no one, which the audit log tells too', async () => {
    const [old, recent] = (await deleted('Cattail 1', 'Cattail 2')) as [string, string];
    await app.rows(`update deleted_products set deleted_at = now() - interval '31 days' where id = $1`, [old]);

    await app.get(DeletedProductsJob).run();

    expect(namesIn(await bin({ keyword: 'cattail' }))).toEqual(['Cattail 2']);
    expect(await erasures(old)).toEqual([{ actor: null }]);
    expect(await erasures(recent)).toEqual([]);
  });

  it('is for those who may delete: no visitor, no reader, and no holder of another claim', async () => {
    const [id] = await deleted('Guarded bin');
    const admin = await app.world.person('bin_admin', { role: 'admin' });
    const helper = await app.world.person('bin_helper');
    const claims = (await app.as(admin).graphql('{ claimDefinitions { id value } }')).data.claimDefinitions;
    const claimId = claims.find(({ value }: { value: string }) => value === 'help.write').id;
    await app.as(admin).post(`/claims/users/${helper.id}/claims/${claimId}`);
    const ask = async (client: Pick<typeof app.visitor, 'graphql'>) =>
      Promise.all([
        client.graphql(BIN, {}),
        client.graphql(ERASE, { ids: [id] }),
        client.graphql(DELETE, { ids: [id] }),
      ]).then((answers) => answers.map(({ errors }) => errors?.[0]?.extensions['code']));

    const refused = [await ask(app.visitor), await ask(app.as(reader)), await ask(app.as(helper))];
    const allowed = await app.as(admin).graphql(ERASE, { ids: [id] });

    expect(refused).toEqual([Array(3).fill('UNAUTHENTICATED'), Array(3).fill('FORBIDDEN'), Array(3).fill('FORBIDDEN')]);
    expect(allowed.data.eraseProducts).toEqual([id]);
  });
});

describe('the list of products', () => {
  beforeAll(async () => {
    for (const [name, brand, price, stock] of [
      ['apple press', 'Orchard', 300, 2],
      ['Basket', 'orchard', 100, 2],
      ['cider 100%_jug', 'Meadow', 200, 1],
      ['Dipper', 'Meadow', 200, 5],
      ['סלסלת קש', 'Orchard', 50, 0],
    ] as const) {
      await make({ name, brand, price, stock, description: 'found in listing', sku: `L-${price}-${stock}` });
    }
  });

  it.each([
    [[{ field: 'NAME' }], ['apple press', 'Basket', 'cider 100%_jug', 'Dipper', 'סלסלת קש']],
    [[{ field: 'NAME', direction: 'DESC' }], ['סלסלת קש', 'Dipper', 'cider 100%_jug', 'Basket', 'apple press']],
    [[{ field: 'PRICE' }], ['סלסלת קש', 'Basket', 'cider 100%_jug', 'Dipper', 'apple press']],
    [[{ field: 'STOCK', direction: 'DESC' }], ['Dipper', 'Basket', 'apple press', 'cider 100%_jug', 'סלסלת קש']],
    [
      [{ field: 'BRAND' }, { field: 'PRICE', direction: 'DESC' }],
      ['Dipper', 'cider 100%_jug', 'apple press', 'Basket', 'סלסלת קש'],
    ],
    [[], ['סלסלת קש', 'Dipper', 'cider 100%_jug', 'Basket', 'apple press']],
    [[{ field: 'CREATED_AT' }], ['apple press', 'Basket', 'cider 100%_jug', 'Dipper', 'סלסלת קש']],
  ])('comes in the order of %j, over its pages, each product once', async (sort, expected) => {
    expect(await allNames({ keyword: 'found in listing', sort })).toEqual(expected);
  });

  it.each([
    ['PRESS', 1],
    ['meadow', 2],
    ['l-300', 1],
    ['in list', 5],
    ['100%_j', 1],
    ['10_%', 0],
    ['קש', 1],
    ['pressOrchard', 0],
  ])('is searched for %j in names, brands, codes and descriptions', async (keyword, count) => {
    expect((await list({ keyword })).totalCount).toBe(count);
  });

  it('sorts prices within their currency, and has active or inactive ones only, over both doors', async () => {
    for (const [name, currency, price, isActive] of [
      ['Yen', 'JPY', 50, true],
      ['Cheap', 'EUR', 200, true],
      ['Dollar', 'USD', 100, false],
      ['Dear', 'EUR', 900, false],
    ] as const) {
      await make({ name, currency, price, isActive, description: 'many currencies' });
    }
    const rest = async (ask: Record<string, unknown>) => {
      const sorting = [{ id: 'currency' }, { id: 'price' }];
      const { body } = await app
        .as(reader)
        .post('/products/products-paginated', { keyword: 'many currencies', sorting, ...ask });
      return (body.data as { name: string }[]).map(({ name }) => name);
    };
    const ask = { keyword: 'many currencies', sort: [{ field: 'CURRENCY' }, { field: 'PRICE' }] };

    expect(await allNames(ask)).toEqual(['Cheap', 'Dear', 'Yen', 'Dollar']);
    expect(await allNames({ ...ask, isActive: true })).toEqual(['Cheap', 'Yen']);
    expect(await list({ ...ask, isActive: false, first: 1 })).toMatchObject({ totalCount: 2 });
    expect(await rest({})).toEqual(['Cheap', 'Dear', 'Yen', 'Dollar']);
    expect(await rest({ isActive: false })).toEqual(['Dear', 'Dollar']);
    const sheet = await app.as(editor).raw('/api/products/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: 'many currencies', isActive: true }),
    });
    const { rows } = readSheet(new Uint8Array(await sheet.arrayBuffer()));
    expect(rows.slice(1).map(([name]) => name?.value)).toEqual(['Cheap', 'Yen']);
    await app.rows(`delete from products where description = 'many currencies'`, []);
  });

  it('has five to a page, over both doors', async () => {
    const { edges } = await list({});
    const { body } = await app.as(reader).post('/products/products-paginated', {});

    expect(edges).toHaveLength(5);
    expect(body).toMatchObject({ currentPage: 1, pageSize: 5, hasPreviousPage: false, hasNextPage: true });
    expect(body.data).toHaveLength(5);
  });

  it('is sorted and paged by number over REST', async () => {
    const ask = { keyword: 'found in listing', pageSize: 2, sorting: [{ id: 'price', desc: true }] };

    const last = await app.as(reader).post('/products/products-paginated', { ...ask, pageNumber: 3 });
    const past = await app.as(reader).post('/products/products-paginated', { ...ask, pageNumber: 9 });

    expect(last.body.data).toMatchObject([{ name: 'סלסלת קש', price: 50 }]);
    expect(last.body).toMatchObject({ totalCount: 5, totalPages: 3, hasNextPage: false, hasPreviousPage: true });
    expect([past.status, past.body.data]).toEqual([200, []]);
  });

  it.each([
    { sorting: [{ id: 'secret', desc: false }] },
    { sorting: [{ id: 'constructor' }] },
    { sorting: [{ id: 'name' }, { id: 'name' }] },
    { sorting: 'name' },
    { sorting: ['name'] },
    { sorting: [null] },
    { keyword: 7 },
    { pageNumber: 1.5 },
    { pageNumber: 100_000 },
  ])('is refused where it is asked for with %j', async (body) => {
    const { status } = await app.as(reader).post('/products/products-paginated', body);

    expect(status).toBe(400);
  });

  it('takes no cursor of another order, and none that was made up', async () => {
    const { pageInfo } = await list({ sort: [{ field: 'NAME' }] });
    const madeUp = ['x', '-1', '9999999999'].map((key) =>
      Buffer.from(`products.PRICE+:${Buffer.from(`=${key}`).toString('base64url')},${editor.id}`).toString('base64url'),
    );

    for (const after of [pageInfo.endCursor, ...madeUp]) {
      const { errors } = await app.as(reader).graphql(LIST, { sort: [{ field: 'PRICE' }], after });
      expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
  });
});

describe('the id of a product', () => {
  it('begins with six characters that no other one has, so that no two PDFs share a name', async () => {
    const made = await Promise.all(Array.from({ length: 60 }, (_, n) => make({ name: `Named ${n}`, brand: 'Names' })));
    const names = await Promise.all(
      made
        .slice(0, 3)
        .map((id) => app.as(editor).raw(`/api/products/pdf/${id}`, { method: 'POST' }))
        .map(async (answer) => (await answer).headers.get('content-disposition')),
    );

    expect(new Set(made.map((id) => id.slice(0, 6))).size).toBe(60);
    expect(new Set(names).size).toBe(3);
    await app.rows(`delete from products where brand = 'Names'`, []);
  });

  it('is drawn again where another product has these six characters', async () => {
    const taken = await make({ name: 'First of its name' });
    const alike = `${taken.slice(0, 6)}ff-ffff-4fff-bfff-ffffffffffff`;
    const other = `${taken.startsWith('a') ? 'b' : 'a'}00000ff-ffff-4fff-bfff-ffffffffffff`;

    const drawn = await app.get(Transactions).run((tx) => freeProductId(tx, [alike, other]));

    expect(drawn).toBe(other);
    await app.as(editor).delete(`/products/${taken}`);
  });

  it('tells nothing of its age: lists go by the instant, the newest first, over every page', async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      made.push(await make({ name: `Aged ${n}`, brand: 'Ages' }));
      await app.rows('update products set created_at = $2 where id = $1', [
        made[n],
        new Date(Date.UTC(2026, 0, 1 + n)),
      ]);
    }
    await app.rows(`update products set created_at = '2026-01-03' where name = 'Aged 3'`, []);
    const newest = ['Aged 6', 'Aged 5', 'Aged 4'];
    const alike = [2, 3].toSorted((a, b) => (made[a]! < made[b]! ? 1 : -1)).map((n) => `Aged ${n}`);

    const listed = await allNames({ keyword: 'aged ' });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNumber) =>
        app.as(reader).post('/products/products-paginated', { pageNumber, pageSize: 2, keyword: 'aged ' }),
      ),
    );
    const sheet = await app.as(editor).raw('/api/products/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: 'aged ' }),
    });

    const expected = [...newest, ...alike, 'Aged 1', 'Aged 0'];
    expect(listed).toEqual(expected);
    expect(pages.flatMap(({ body }) => body.data as { name: string }[]).map(({ name }) => name)).toEqual(expected);
    const { rows } = readSheet(new Uint8Array(await sheet.arrayBuffer()));
    expect(rows.slice(1).map(([name]) => name?.value)).toEqual(expected);
    await app.rows(`delete from products where brand = 'Ages'`, []);
  });
});

let hebrewEditors = 0;
async function hebrewEditor(): Promise<Person> {
  const person = await app.world.person(`hebrew_editor_${(hebrewEditors += 1)}`, { role: 'editor' });
  await app.as(person).put('/identity/preferences', { language: 'he' });
  return person;
}

describe('the workbook of products', () => {
  const NASTY = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\u2212=x',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://x")',
    '<b>&amp;',
  ];

  it('holds every product that matches in the order asked for, with numbers, dates and booleans as such', async () => {
    for (const [index, name] of NASTY.entries()) {
      await make({ name, brand: 'Nasty', price: index * 100 + 5, stock: index, isActive: index > 0 });
    }

    const answer = await app.as(editor).raw('/api/products/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: 'nasty', sorting: [{ id: 'price', desc: true }] }),
    });
    const { rows, xml, styles } = readSheet(new Uint8Array(await answer.arrayBuffer()));

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.xlsx"');
    expect(rows[0]?.map(({ value }) => value).slice(0, 5)).toEqual(['Name', 'Description', 'SKU', 'Brand', 'Price']);
    expect(rows.slice(1).map((row) => row[0])).toEqual(NASTY.toReversed().map((value) => ({ type: 'str', value })));
    expect(rows.at(-1)?.[4]).toEqual({ type: 'n', value: '0.05' });
    expect(rows.at(-1)?.find(({ type }) => type === 'b')).toEqual({ type: 'b', value: '0' });
    expect(Number(rows.at(-1)?.[8]?.value)).toBeGreaterThan(45_000);
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    expect(xml).toMatch(/<col [^>]*width="40"/);
    expect(styles).toMatch(/<b\/>/);
  });

  it('is in the language of the reader, with a filter on each column, and says whose it is', async () => {
    await make({ name: 'Heron lamp' });

    const answer = await app.as(await hebrewEditor()).raw('/api/products/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: 'heron lamp' }),
    });
    const { rows, xml, styles, files } = readSheet(new Uint8Array(await answer.arrayBuffer()));

    expect(rows[0]?.map(({ value }) => value)).toEqual([
      ...['שם', 'תיאור', 'מק״ט', 'מותג', 'מחיר', 'מטבע', 'מלאי', 'פעיל', 'נוצר (UTC)', 'עודכן (UTC)', 'מזהה'],
    ]);
    expect(xml).toMatch(/<autoFilter ref="A1:K1"/);
    expect(xml).toMatch(/rightToLeft="1"/);
    expect(styles).toContain('wrapText="1"');
    expect(files('docProps/core.xml')).toContain('<dc:creator>Mallard</dc:creator>');
  });

  it('holds as many rows as match where they come in many batches', async () => {
    await app.rows(
      `insert into products (id, name, description, sku, brand, price, currency, stock, is_active, created_at, updated_at)
       select gen_random_uuid(), 'many ' || n, '', '', '', n, 'ILS', n, true, now(), now() from generate_series(1, 2345) n`,
      [],
    );

    const answer = await app.as(editor).raw('/api/products/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: 'many ', sorting: [{ id: 'stock', desc: false }] }),
    });
    const { rows } = readSheet(new Uint8Array(await answer.arrayBuffer()));

    const { totalCount } = await list({ keyword: 'many ' });
    expect(rows).toHaveLength(totalCount + 1);
    expect(rows.slice(1).map((row) => row[6])).toEqual(
      Array.from({ length: totalCount }, (_, n) => ({ type: 'n', value: String(n + 1) })),
    );
    await app.rows(`delete from products where name like 'many %'`, []);
  });

  it('is refused with an order that nothing has, and to readers', async () => {
    const wrong = await app.as(editor).post('/products/export', { sorting: [{ id: 'secret' }] });
    const reading = await app.as(reader).post('/products/export', {});

    expect([wrong.status, reading.status]).toEqual([400, 403]);
  });
});

describe('the PDF of a product', () => {
  async function linesOf(id: string, asker = editor): Promise<string[]> {
    const answer = await app.as(asker).raw(`/api/products/pdf/${id}`, { method: 'POST' });
    return readPdf(new Uint8Array(await answer.arrayBuffer()));
  }

  it('tells its fields, and Hebrew in the order in which it is read', async () => {
    const id = await make({
      name: 'קומקום נחושת (גדול) 1.5 ליטר',
      sku: 'KUM-15',
      brand: 'Pondside',
      description:
        'קומקום לתנור USB עם ידית עץ.\nSecond paragraph (in brackets).\nמחיר [מבצע] {חדש} «כחול»\nמספר (12) ועוד (AB) סוף',
      price: 19_990,
      currency: 'ILS',
      stock: 12,
    });

    const answer = await app.as(editor).raw(`/api/products/pdf/${id}`, { method: 'POST' });
    const text = await readPdf(new Uint8Array(await answer.arrayBuffer()));

    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Product-${id.slice(0, 6).toUpperCase()}.pdf"`,
    );
    expect(text[0]).toBe('Mallard');
    expect(text).toContain('קומקום נחושת (גדול) 1.5 ליטר');
    expect(text.at(-1)).toMatch(/^Mallard · .+ Page 1 of 1$/);
    expect(text).toContain('קומקום לתנור USB עם ידית עץ.');
    expect(text).toContain('Second paragraph (in brackets).');
    expect(text).toContain('מחיר [מבצע] {חדש} «כחול»');
    expect(text.map((line) => line.replaceAll(/(?<=\() | (?=\))/g, ''))).toContain('מספר (12) ועוד (AB) סוף');
    expect(text.join('\n')).toMatch(/SKU\s+KUM-15[\s\S]*Price\s+₪199\.90[\s\S]*Stock\s+12/);
  });

  it('is in the language of the reader, with separators in its numbers', async () => {
    const id = await make({ name: 'Big pond', price: 123_456_789, currency: 'USD', stock: 1_234 });

    const [english, hebrew] = await Promise.all([editor, await hebrewEditor()].map((asker) => linesOf(id, asker)));

    expect(english!.join('\n')).toMatch(/Price\s+\$1,234,567\.89[\s\S]*Stock\s+1,234[\s\S]*Status\s+Active/);
    expect(hebrew!.join('\n')).toMatch(/מחיר[\s\S]*מלאי[\s\S]*פעיל/);
    // The line of the footer has both directions.
    expect(hebrew!.at(-1)).toMatch(/1 מתוך 1 עמוד.*Mallard · /);
  });

  it('has each value beside its label in both languages, whatever the language of the value', async () => {
    const id = await make({ name: 'סלסלה', brand: 'נחל', price: 312_348, currency: 'EUR', sku: 'BASKET' });
    const positions = async (asker: Person) => {
      const answer = await app.as(asker).raw(`/api/products/pdf/${id}`, { method: 'POST' });
      return readPositions(new Uint8Array(await answer.arrayBuffer()));
    };

    const english = await positions(editor);
    const hebrew = await positions(await hebrewEditor());

    const starts = (texts: readonly string[]) =>
      new Set(texts.map((text) => Math.round(english.find(({ str }) => str === text)!.left)));
    const ends = (texts: readonly string[]) =>
      new Set(texts.map((text) => Math.round(hebrew.find(({ str }) => str === text)!.right)));
    expect(starts(['BASKET', 'נחל', '€3,123.48']).size).toBe(1);
    expect(starts(['Brand', 'סלסלה']).size).toBe(1);
    expect(ends(['BASKET', 'נחל']).size).toBe(1);
    expect(ends(['מותג', 'סלסלה']).size).toBe(1);
  });

  it('tells the currency by its code where the font does not have its sign', async () => {
    const id = await make({ name: 'Won', price: 3_123, currency: 'KRW' });

    const text = (await linesOf(id)).join('\n');

    expect(text).toMatch(/Price\s+KRW 3,123/);
    expect(text).not.toContain('[?]');
  });

  it('says which letters it cannot draw, instead of empty boxes', async () => {
    const plain = await make({ name: 'Plain kettle' });
    const foreign = await make({ name: 'Kettle 雪の夜 Ελλάδα', description: 'Ἀρχή 🦆' });

    expect((await linesOf(plain)).join('\n')).not.toContain('[?]');
    const text = await linesOf(foreign);
    expect(text).toContain('Kettle [?] [?]');
    expect(text.join(' ')).toContain("[?] is for letters that this file's font doesn't have.");
  });

  it('breaks a long text over lines and pages without losing a word', async () => {
    const words = Array.from({ length: 500 }, (_, index) => (index % 2 ? `word${index}` : `מילה${index}`));
    const id = await make({ name: 'x'.repeat(200), description: words.join(' ') });

    const answer = await app.as(editor).raw(`/api/products/pdf/${id}`, { method: 'POST' });
    const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).join(' ');

    expect(text.match(/word\d+/g)).toHaveLength(250);
    expect(text.match(/x/g)).toHaveLength(200);
  });

  it('is refused to readers, and not found for what is not there', async () => {
    const id = await make({ name: 'Something' });

    const reading = await app.as(reader).post(`/products/pdf/${id}`);
    const missing = await app.as(editor).post('/products/pdf/01890000-0000-7000-8000-00000000dead');
    const wrong = await app.as(editor).post('/products/pdf/nothing');

    expect([reading.status, missing.status, wrong.status]).toEqual([403, 404, 400]);
  });
});
