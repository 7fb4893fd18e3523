import { en as staff } from '../src/app/shell/staff-messages.en';
import { signInByForm } from './support/entrance';
import { MallardServer, ROOT_PASSWORD } from './support/mallard-server';
import { entranceMessages, securityMessages } from './support/page-messages';
import { untilDrawn } from './support/page-states/page-state';
import { goToMore } from './support/sidebar';
import { expect, test } from './support/test';
import { turnOnByKeyboard } from './support/two-factor';

// One server with everything that only its operator can set.
test.describe.configure({ mode: 'default' });
let server: MallardServer | undefined;
test.use({ baseURL: async ({}, use) => use(server?.url) });
test.beforeAll(async () => {
  server = await MallardServer.open({
    STAFF_SECOND_FACTOR: 'required',
    REGISTRATION_ENABLED: 'off',
    PRODUCT_NAME: 'Teich & Co',
  });
});
test.afterAll(() => server?.closeInOrder());

test('a pond that takes nobody new says so', { tag: '@nightly' }, async ({ page, t }) => {
  const entrance = entranceMessages(t);
  await page.goto('/register');

  await expect(page.getByRole('heading', { name: entrance('closedTitle') })).toBeVisible();
  await expect(page).toHaveTitle(`${entrance('closedTitle')} - Teich & Co`);
});

test(
  'staff without a second factor are led to it, and have their rights once it is on',
  { tag: '@nightly' },
  async ({ page, t }) => {
    const w = securityMessages(t);
    await page.goto('/admin/claims');
    await signInByForm(page, t, 'root@localhost', ROOT_PASSWORD);
    await expect(page).toHaveURL(/\/profile\?section=security$/);
    await expect(page.getByText(w('needed'))).toBeVisible();
    await page.goto('/admin/claims');
    await expect(page).toHaveURL(/\/profile\?section=security$/);

    await turnOnByKeyboard(page, w, ROOT_PASSWORD, untilDrawn);

    await expect(page.getByText(w('needed'))).toBeHidden();
    await goToMore(page, t, { label: staff.claims });
    await expect(page.getByRole('heading', { name: staff.claims })).toBeVisible();
  },
);
