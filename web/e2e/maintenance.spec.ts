import { type Page } from '@playwright/test';
import { en as editorWords } from '../src/features/maintenance/administration/words.en';
import { he as editorWordsInHebrew } from '../src/features/maintenance/administration/words.he';
import { en as card } from '../src/features/maintenance/words.en';
import { he as cardInHebrew } from '../src/features/maintenance/words.he';
import { Line } from './support/line';
import { MallardServer } from './support/mallard-server';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';
import { World } from './support/world';

const overlay = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test.describe('a window', () => {
  // One server for both languages, one after the other: it is closed to everybody meanwhile.
  test.describe.configure({ mode: 'default' });
  let server: MallardServer;
  test.beforeAll(async () => {
    server = await MallardServer.open();
  });
  test.afterAll(() => server.close());

  for (const language of ['en', 'he'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('an administrator closes the site while somebody composes, who then goes on where they left off', async ({
        openBrowser,
        signIn,
        t,
      }) => {
        test.setTimeout(120_000);
        const w = wordsIn(language, editorWords, editorWordsInHebrew);
        const say = wordsIn(language, card, cardInHebrew);
        const world = new World(server.url, language);
        const ada = await world.person('Ada');
        const [desk, phone, stranger] = [await openBrowser(), await openBrowser(), await openBrowser()];
        await signIn(phone, ada, server.url);
        await signIn(desk, await world.administrator(), server.url);
        await phone.goto(`${server.url}/stream`);
        await desk.goto(`${server.url}/admin/maintenance`);
        const box = phone.getByRole('textbox').first();
        await box.fill('Half a thought, and');

        await desk
          .getByRole('button', { name: w('create') })
          .first()
          .click();
        const editor = desk.getByRole('dialog', { name: w('createTitle') });
        await editor.getByLabel(w('name'), { exact: true }).fill('Moving the pond');
        await editor.getByLabel(w('message'), { exact: true }).fill('We carry the water over. Back at noon.');
        await editor.getByLabel(w('color'), { exact: true }).fill('#ffe08a');
        await expect(
          editor.getByRole('region', { name: w('preview') }).getByText('We carry the water over.'),
        ).toBeVisible();
        await expect(editor.getByText(w('contrastGood', { ratio: '' }).split(', ').at(-1)!)).toBeVisible();
        await editor.getByRole('button', { name: w('save') }).click();
        await expect(desk.getByText(w('created'))).toBeVisible();
        await desk.getByRole('button', { name: `${w('startNow')}: Moving the pond` }).click();
        await desk
          .getByRole('alertdialog')
          .getByRole('button', { name: w('startNow') })
          .click();

        await expect(overlay(phone, 'Moving the pond')).toBeVisible();
        await expect(phone.getByText('We carry the water over. Back at noon.')).toBeVisible();
        await phone.keyboard.press('Escape');
        await phone.keyboard.press('Escape');
        await phone.keyboard.type('nothing that counts');
        await expect(overlay(phone, 'Moving the pond')).toBeVisible();
        await expect(desk.getByRole('region', { name: say('banner') })).toContainText('Moving the pond');
        await stranger.goto(`${server.url}/login`);
        await expect(overlay(stranger, 'Moving the pond')).toBeVisible();
        await stranger.getByRole('link', { name: say('administrator') }).click();
        await expect(stranger.getByRole('button', { name: t('identity.signIn'), exact: true })).toBeVisible();

        await desk.getByRole('button', { name: `${w('stop')}: Moving the pond` }).click();
        await desk
          .getByRole('alertdialog')
          .getByRole('button', { name: w('stop') })
          .click();

        await expect(overlay(phone, 'Moving the pond')).toHaveCount(0);
        await expect(box).toHaveValue('Half a thought, and');
        await expect(box).toBeFocused();
        await box.pressSequentially(' the other half.');
        await phone.keyboard.press('ControlOrMeta+Enter');
        await expect(phone.getByRole('article').getByText('Half a thought, and the other half.')).toBeVisible();

        await desk.getByRole('button', { name: `${w('remove')}: Moving the pond` }).click();
        await desk
          .getByRole('alertdialog')
          .getByRole('button', { name: w('remove') })
          .click();
        await expect(desk.getByText(w('empty'))).toBeVisible();
        await expect(desk.getByRole('region', { name: say('banner') })).toHaveCount(0);
      });
    });
  }
});

test('a page that cannot reach the server says so, and goes on by itself with what was typed', async ({
  page,
  signIn,
  world,
  baseURL,
}) => {
  const line = await Line.to(baseURL!);
  await signIn(page, await world.person(), line.url);
  const asked = page.waitForResponse(/maintenance\/status/);
  await page.goto(`${line.url}/stream`);
  const box = page.getByRole('textbox').first();
  await box.fill('Still here');
  // What watches the connection has come, too.
  await asked;

  line.cut();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(overlay(page, card.unreachable)).toBeVisible();
  line.mend();

  await expect(overlay(page, card.unreachable)).toHaveCount(0);
  await expect(box).toHaveValue('Still here');
  await line.close();
});
