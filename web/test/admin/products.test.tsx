import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { useState } from 'react';
import { Catalog } from '../../src/features/admin/products/Catalog';
import { en as words } from '../../src/features/admin/products/messages.en';
import { he as hebrew } from '../../src/features/admin/products/messages.he';
import { en as table } from '../../src/features/admin/tables/messages.en';
import { en as leaving } from '../../src/forms/leaving/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const names = ['Reed', 'Lily'];

function answerProducts(pageInfo: object = { hasNextPage: false }, totalCount = 2) {
  const nodes = names.map((name) => ({ id: name, name, price: 250, currency: 'USD', stock: 3, isActive: true }));
  api.answer('Products', {
    products: { totalCount, pageInfo, edges: nodes.map((node) => ({ cursor: node.id, node })) },
  });
}

function Page({ mayWrite = true }: { mayWrite?: boolean }) {
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <button onClick={() => setCreating(true)}>{words.create}</button>
      <Catalog mayWrite={mayWrite} isCreating={isCreating} onCreate={setCreating} />
    </>
  );
}

async function openTable(at = '/products') {
  const page = await renderPage(<Page />, { viewer: { claims: ['products.write'] }, at });
  await screen.findByRole('rowheader', { name: 'Reed' });
  return page;
}

const lastAsked = () => api.sent('Products').at(-1);

beforeEach(() => answerProducts());

describe('the table of products', () => {
  test('names its rows, and says how many there are', async () => {
    await openTable();

    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.getByText('2 products · Page 1 of 1')).toBeVisible();
  });

  test('opens what was clicked anywhere in its row, but not at a control of its own', async () => {
    const { user } = await openTable();
    const row = screen.getAllByRole('row').at(-1)!;

    await user.click(within(row).getByRole('checkbox'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(
      within(row)
        .getAllByRole('cell')
        .find(({ textContent }) => textContent?.includes('3'))!,
    );

    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('sorts by a heading, then the other way round, and keeps it in the address', async () => {
    const { user } = await openTable();

    await user.click(button(words.product));
    expect(screen.getByRole('columnheader', { name: words.product })).toHaveAttribute('aria-sort', 'ascending');
    expect(lastAsked()).toMatchObject({ sort: [{ field: 'NAME', direction: 'ASC' }] });
    await user.click(button(words.product));

    expect(screen.getByRole('columnheader', { name: words.product })).toHaveAttribute('aria-sort', 'descending');
    expect(location.search).toBe('?sort=name-desc');
  });

  test('searches what is typed once typing rests', async () => {
    const { user } = await openTable();

    await user.type(screen.getByRole('searchbox', { name: words.search }), 'reed');

    await waitFor(() => expect(lastAsked()).toMatchObject({ keyword: 'reed' }));
    expect(api.sent('Products')).toHaveLength(2);
    expect(location.search).toBe('?q=reed');
  });

  test('keeps a filter that is chosen before typing rests', async () => {
    const { user } = await openTable();

    await user.type(screen.getByRole('searchbox', { name: words.search }), 'reed');
    await user.selectOptions(screen.getByRole('combobox', { name: words.state }), words.inactive);

    await waitFor(() => expect(lastAsked()).toMatchObject({ keyword: 'reed', isActive: false }));
    expect(new URLSearchParams(location.search).get('state')).toBe('inactive');
  });

  test('filters by state as its address says, and offers to clear a filter that matches nothing', async () => {
    api.answer('Products', (given) =>
      Promise.resolve({
        products:
          given['isActive'] === null
            ? { totalCount: 1, edges: [{ cursor: 'a', node: { id: 'a', name: 'Reed', currency: 'USD' } }] }
            : {},
      }),
    );
    const { user } = await renderPage(<Page />, { viewer: {}, at: '/products?state=inactive' });
    expect(await screen.findByText(table.noMatches)).toBeVisible();

    await user.click(button(table.clear));

    expect(await screen.findByRole('rowheader', { name: 'Reed' })).toBeVisible();
    expect(location.search).toBe('');
  });

  test('turns to the next page after the last cursor', async () => {
    answerProducts({ hasNextPage: true, endCursor: 'end' }, 9);
    const { user } = await openTable();

    await user.click(button(table.next));
    await screen.findByText('9 products · Page 2 of 3');

    expect(lastAsked()).toMatchObject({ after: 'end', first: 5 });
    expect(location.search).toBe('?page=2&after=end');
  });

  test('selects rows, says how many, and acts on them', async () => {
    const { user } = await openTable();

    await user.click(screen.getByRole('checkbox', { name: fill(table.select, { name: 'Reed' }) }));
    const bar = screen.getByRole('group', { name: table.bulkActions });
    expect(within(bar).getByRole('status')).toHaveTextContent('1 selected');
    expect(screen.getByRole('checkbox', { name: table.selectAll })).toBePartiallyChecked();
    await user.click(screen.getByRole('checkbox', { name: table.selectAll }));
    await user.click(button(words.deactivate, bar));

    expect(await screen.findByText('2 products deactivated')).toBeVisible();
    expect(api.sent('SetProductActive')).toEqual([
      { id: 'Reed', isActive: false },
      { id: 'Lily', isActive: false },
    ]);
  });

  test('ends a selection by its button', async () => {
    const { user } = await openTable();
    await user.click(screen.getByRole('checkbox', { name: table.selectAll }));

    await user.click(button(table.clearSelection));

    expect(screen.queryByRole('group', { name: table.bulkActions })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: table.selectAll })).not.toBeChecked();
  });

  test('says that nothing is there', async () => {
    api.answer('Products', { products: { totalCount: 0 } });

    await renderPage(<Page />, { viewer: {} });

    expect(await screen.findByRole('heading', { name: words.empty })).toBeVisible();
  });

  test('says that it could not be loaded, and tries again', async () => {
    api.refuse('Products', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await renderPage(<Page />, { viewer: {} });
    const retry = await screen.findByRole('button', { name: common.states.retry });

    answerProducts();
    await user.click(retry);

    expect(await screen.findByRole('rowheader', { name: 'Lily' })).toBeVisible();
  });

  test('offers no changes to someone who may only read', async () => {
    await renderPage(<Page mayWrite={false} />, { viewer: {} });
    await screen.findByRole('rowheader', { name: 'Reed' });

    expect(screen.queryByRole('checkbox', { name: table.selectAll })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: fill(words.remove, { name: 'Reed' }) })).not.toBeInTheDocument();
  });

  test('deletes a product once it is confirmed, and brings it back by Undo', async () => {
    api.answer('DeleteProducts', { deleteProducts: ['Reed'] });
    api.answer('RestoreProducts', { restoreProducts: [{ id: 'Reed' }] });
    const { user } = await openTable();
    await user.click(button(fill(words.remove, { name: 'Reed' })));
    await findDialog(fill(words.deleteTitle, { name: 'Reed' }), 'alertdialog');

    await user.click(button(words.deleteConfirm));
    expect(await screen.findByText('1 product deleted')).toBeVisible();
    expect(api.sent('Products')).toHaveLength(2);
    await user.click(button(table.undo));

    expect(await screen.findByText('1 product restored')).toBeVisible();
    expect(api.sent('DeleteProducts')).toEqual([{ ids: ['Reed'] }]);
    expect(api.sent('RestoreProducts')).toEqual([{ ids: ['Reed'] }]);
    expect(api.sent('Products')).toHaveLength(3);
  });

  test('deletes several by one request, and Undo restores those that were deleted by it', async () => {
    api.answer('DeleteProducts', { deleteProducts: ['Lily'] });
    api.answer('RestoreProducts', { restoreProducts: [{ id: 'Lily' }] });
    const { user } = await openTable();
    await user.click(screen.getByRole('checkbox', { name: table.selectAll }));
    await user.click(button(words.deleteConfirm, screen.getByRole('group', { name: table.bulkActions })));
    const question = await findDialog('Delete 2 products?', 'alertdialog');

    await user.click(button(words.deleteConfirm, question));
    await user.click(await screen.findByRole('button', { name: table.undo }));

    expect(await screen.findByText('1 product restored')).toBeVisible();
    expect(api.sent('DeleteProducts')).toEqual([{ ids: names }]);
    expect(api.sent('RestoreProducts')).toEqual([{ ids: ['Lily'] }]);
  });

  test('says whose code is taken where products cannot be restored', async () => {
    api.answer('DeleteProducts', { deleteProducts: ['Reed'] });
    const message = 'Another product has this SKU.';
    api.refuse('RestoreProducts', { code: 'CONFLICT', reason: 'SKU_TAKEN', message, values: { sku: 'R-1' } });
    const { user } = await openTable();
    await user.click(button(fill(words.remove, { name: 'Reed' })));
    await findDialog(fill(words.deleteTitle, { name: 'Reed' }), 'alertdialog');
    await user.click(button(words.deleteConfirm));

    await user.click(await screen.findByRole('button', { name: table.undo }));

    const text = fill(words.noneRestored, { sku: '\u2068R-1\u2069', reason: message });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('keeps a product where the question is answered by Escape', async () => {
    const { user } = await openTable();
    const opener = button(fill(words.remove, { name: 'Reed' }));
    await user.click(opener);
    await findDialog(fill(words.deleteTitle, { name: 'Reed' }), 'alertdialog');

    await user.keyboard('{Escape}');

    expect(opener).toHaveFocus();
    expect(api.sent('DeleteProducts')).toEqual([]);
  });

  test('has Hebrew headings where Hebrew is chosen', async () => {
    await renderPage(<Page />, { viewer: {}, language: 'he' });

    expect(await screen.findByRole('columnheader', { name: hebrew.product })).toBeVisible();
  });
});

describe('the form of a product', () => {
  async function openNew() {
    const page = await openTable();
    await page.user.click(button(words.create));
    return { ...page, dialog: await findDialog(words.createTitle) };
  }

  test('sends the price in the smallest unit, and closes', async () => {
    const { user, dialog } = await openNew();
    await user.type(field(words.nameLabel, dialog), 'Boat');
    await user.type(field(words.priceLabel, dialog), '12.50');
    await user.clear(field(words.stockLabel, dialog));
    await user.type(field(words.stockLabel, dialog), '7');

    await user.click(button(words.save, dialog));

    expect(await screen.findByText(words.createdToast)).toBeVisible();
    expect(api.sent('CreateProduct')).toMatchObject([
      { input: { name: 'Boat', price: 1250, currency: 'USD', stock: 7, isActive: true } },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says at each field what is wrong', async () => {
    const { user, dialog } = await openNew();
    await user.type(field(words.priceLabel, dialog), 'much');
    await user.type(field(words.stockLabel, dialog), '-');

    await user.click(button(words.save, dialog));

    expect(field(words.nameLabel, dialog)).toHaveAccessibleDescription(common.forms.required);
    expect(field(words.nameLabel, dialog)).toHaveFocus();
    expect(field(words.priceLabel, dialog)).toHaveAccessibleDescription(fill(words.priceWrong.other, { count: 2 }));
    expect(field(words.stockLabel, dialog)).toHaveAccessibleDescription(words.stockWrong);
    expect(api.sent('CreateProduct')).toEqual([]);
  });

  test('shows a refusal of the server at its field', async () => {
    api.refuse('CreateProduct', { reason: 'INVALID_PRODUCT', fields: { sku: 'This SKU is taken' } });
    const { user, dialog } = await openNew();
    await user.type(field(words.nameLabel, dialog), 'Boat');
    await user.type(field(words.priceLabel, dialog), '1');

    await user.click(button(words.save, dialog));

    expect(await screen.findByText('This SKU is taken')).toBeVisible();
    expect(field(words.sku, dialog)).toHaveFocus();
    expect(field(words.nameLabel, dialog)).toHaveValue('Boat');
  });

  test('is not closed with something in it without a question', async () => {
    const { user, dialog } = await openNew();
    await user.type(field(words.nameLabel, dialog), 'Boat');

    await user.click(button(common.states.cancel, dialog));
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.stay));

    expect(field(words.nameLabel, dialog)).toHaveValue('Boat');
  });
});
