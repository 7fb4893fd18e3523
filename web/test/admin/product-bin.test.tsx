import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { en as words } from '../../src/features/admin/products/messages.en';
import { he as hebrew } from '../../src/features/admin/products/messages.he';
import { en as table } from '../../src/features/admin/tables/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { ProductsPage } from '../../src/routes/products';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const names = ['Reed', 'Lily'];

function answerBin(shown = names) {
  const nodes = shown.map((name) => ({
    ...{ id: name, name, sku: '', price: 250, currency: 'USD', stock: 3, description: `About ${name}` },
    ...{ deletedAt: '2026-01-10T12:00:00.000Z', erasedAt: '2026-02-09T12:00:00.000Z' },
  }));
  api.answer('DeletedProducts', {
    deletedProducts: { totalCount: nodes.length, edges: nodes.map((node) => ({ cursor: node.id, node })) },
  });
}

async function openBin(language: 'en' | 'he' = 'en') {
  const page = await renderPage(<ProductsPage />, {
    viewer: { claims: ['products.read', 'products.write'] },
    at: '/products?list=bin',
    language,
  });
  await screen.findByRole('rowheader', { name: 'Reed' });
  return page;
}

beforeEach(() => {
  answerBin();
  api.answer('RestoreProducts', ({ ids }: { ids: readonly string[] }) =>
    Promise.resolve({ restoreProducts: ids.map((id) => ({ id })) }),
  );
  api.answer('EraseProducts', ({ ids }: { ids: readonly string[] }) => Promise.resolve({ eraseProducts: ids }));
});

describe('the bin of products', () => {
  test('is beside the catalog for editors', async () => {
    const { user } = await renderPage(<ProductsPage />, {
      viewer: { claims: ['products.read', 'products.write'] },
      at: '/products',
    });
    await user.click(await screen.findByRole('link', { name: words.bin }));
    expect(await screen.findByRole('rowheader', { name: 'Reed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.create })).not.toBeInTheDocument();
  });

  test('is the catalog for readers', async () => {
    await renderPage(<ProductsPage />, { viewer: { claims: ['products.read'] }, at: '/products?list=bin' });

    expect(await screen.findByRole('heading', { name: words.empty })).toBeVisible();
    expect(screen.queryByRole('link', { name: words.bin })).not.toBeInTheDocument();
  });

  test('says when each was deleted, and when it is gone', async () => {
    await openBin();

    const row = screen.getByRole('rowheader', { name: 'Reed' }).closest('tr')!;
    expect(row).toHaveTextContent(/Jan.*10/);
    expect(row).toHaveTextContent(/Feb.*9/);
    expect(screen.getByText('2 products · Page 1 of 1')).toBeVisible();
  });

  test('restores a product at once', async () => {
    const { user } = await openBin();

    answerBin(['Lily']);
    await user.click(button(fill(words.restoreOf, { name: 'Reed' })));

    expect(await screen.findByText('1 product restored')).toBeVisible();
    expect(api.sent('RestoreProducts')).toEqual([{ ids: ['Reed'] }]);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Reed' })).not.toBeInTheDocument());
  });

  test('deletes a product for good once that is confirmed', async () => {
    const { user } = await openBin();
    await user.click(button(fill(words.eraseOf, { name: 'Reed' })));
    const question = await findDialog(fill(words.eraseTitle, { name: 'Reed' }), 'alertdialog');
    expect(api.sent('EraseProducts')).toEqual([]);

    answerBin(['Lily']);
    await user.click(button(words.erase, question));

    expect(await screen.findByText('1 product deleted for good')).toBeVisible();
    expect(api.sent('EraseProducts')).toEqual([{ ids: ['Reed'] }]);
    expect(screen.queryByRole('rowheader', { name: 'Reed' })).not.toBeInTheDocument();
  });

  test('restores or deletes several by one request', async () => {
    const { user } = await openBin();
    const selectAll = async () => {
      await user.click(screen.getByRole('checkbox', { name: table.selectAll }));
      return screen.getByRole('group', { name: table.bulkActions });
    };

    await user.click(button(words.restore, await selectAll()));
    expect(await screen.findByText('2 products restored')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: table.bulkActions })).not.toBeInTheDocument());
    await user.click(button(words.erase, await selectAll()));
    await user.click(button(words.erase, await findDialog('Delete 2 products for good?', 'alertdialog')));

    expect(await screen.findByText('2 products deleted for good')).toBeVisible();
    expect(api.sent('RestoreProducts')).toEqual([{ ids: names }]);
    expect(api.sent('EraseProducts')).toEqual([{ ids: names }]);
  });

  test('says whose code is taken where a product cannot be restored', async () => {
    const message = 'Another product has this SKU.';
    api.refuse('RestoreProducts', { code: 'CONFLICT', reason: 'SKU_TAKEN', message, values: { sku: 'R-1' } });
    const { user } = await openBin();

    await user.click(button(fill(words.restoreOf, { name: 'Reed' })));

    expect(
      await screen.findByText(fill(words.noneRestored, { sku: '\u2068R-1\u2069', reason: message })),
    ).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Reed' })).toBeVisible();
  });

  test('opens what was deleted where its row is pressed', async () => {
    const { user } = await openBin();

    await user.click(within(screen.getAllByRole('row').at(-1)!).getByText(/Feb/));

    expect(await findDialog('Lily')).toHaveTextContent('About Lily');
  });

  test('says that it could not be loaded, and that it is empty', async () => {
    api.fail('DeletedProducts');
    const { user } = await renderPage(<ProductsPage />, {
      viewer: { claims: ['products.write'] },
      at: '/products?list=bin',
    });
    expect(await screen.findByText(words.binFailed)).toBeVisible();

    answerBin([]);
    await user.click(button(common.states.retry));

    expect(await screen.findByText(words.binEmpty)).toBeVisible();
  });

  test('is in Hebrew words too', async () => {
    await openBin('he');

    expect(button(fill(hebrew.restoreOf, { name: 'Reed' }))).toBeVisible();
    expect(screen.getByRole('link', { name: hebrew.bin })).toBeVisible();
  });
});
