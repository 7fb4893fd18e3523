import { type Page } from '@playwright/test';
import { en as editorWords } from '../src/features/admin/maintenance/messages.en';
import { he as editorWordsInHebrew } from '../src/features/admin/maintenance/messages.he';
import { en as card } from '../src/features/session/maintenance/messages.en';
import { he as cardInHebrew } from '../src/features/session/maintenance/messages.he';
import { mainly } from './support/languages';
import { Line } from './support/line';
import { expect, test } from './support/site';
import { messagesIn } from './support/messages';
import { entranceMessages } from './support/page-messages';

const overlay = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test.describe('a window', () => {
  test(
    'saving one that would be in force at once asks first, and one that would not asks nothing',
    { tag: '@nightly' },
    async ({ page, signIn, world, language }) => {
      const w = messagesIn(language, editorWords, editorWordsInHebrew);
      const root = await world.root();
      const closing = (path: string) =>
        world.graphql<{ maintenanceStatus: { isUnderMaintenance: boolean } }>(
          'query($path: String!) { maintenanceStatus(routePath: $path) { isUnderMaintenance } }',
          { path },
          root,
        );
      await signIn(page, root);
      await page.goto('/admin/maintenance');
      const editor = page.getByRole('dialog', { name: w('createTitle') });
      const question = page.getByRole('alertdialog');
      const create = async (name: string, end: string | null) => {
        await page
          .getByRole('button', { name: w('create') })
          .first()
          .click();
        await editor.getByRole('radio', { name: w('scopePage') }).check();
        await editor.getByLabel(w('path'), { exact: true }).fill('/explore');
        await editor.getByLabel(w('name'), { exact: true }).fill(name);
        if (end) await editor.getByLabel(w('endsAt')).fill(end);
      };

      await create('Mending the dam', null);
      await editor.getByLabel(w('active')).check();
      await editor.getByRole('button', { name: w('save') }).click();

      await expect(question).toContainText('Everyone except administrators');
      await expect(question).toContainText('/explore');
      await expect(question).toContainText(w('untilStopped'));
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toHaveCount(0);
      await expect(editor.getByLabel(w('name'), { exact: true })).toHaveValue('Mending the dam');
      expect((await closing('/explore')).maintenanceStatus.isUnderMaintenance).toBe(false);
      await editor.getByRole('button', { name: w('save') }).click();
      await question.getByRole('button', { name: w('saveAndCover') }).click();
      await expect(page.getByText(w('created'))).toBeVisible();
      expect((await closing('/explore')).maintenanceStatus.isUnderMaintenance).toBe(true);
      const card = page.getByRole('listitem').filter({ hasText: 'Mending the dam' });
      await card.getByRole('button', { name: `${w('remove')}: Mending the dam` }).click();
      await question.getByRole('button', { name: w('remove') }).click();
      await expect(card).toHaveCount(0);

      await create('Last winter', '2020-01-01T10:00');
      await editor.getByLabel(w('active')).check();
      await editor.getByRole('button', { name: w('save') }).click();
      const winter = page.getByRole('listitem').filter({ hasText: 'Last winter' });
      await expect(winter.getByText(w('over'))).toBeVisible();
      await winter.getByRole('button', { name: `${w('edit')}: Last winter` }).click();
      const edit = page.getByRole('dialog', { name: w('editTitle') });
      await edit.getByLabel(w('endsAt')).fill('2099-01-01T10:00');
      await edit.getByRole('button', { name: w('save') }).click();

      await expect(question).toContainText('2099');
      expect((await closing('/explore')).maintenanceStatus.isUnderMaintenance).toBe(false);
      await question.getByRole('button', { name: w('saveAndCover') }).click();
      await expect(winter.getByText(w('inForce'))).toBeVisible();
      await winter.getByRole('button', { name: `${w('remove')}: Last winter` }).click();
      await question.getByRole('button', { name: w('remove') }).click();
      await expect(winter).toHaveCount(0);
    },
  );

  for (const language of mainly('he')) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('an administrator closes the site while somebody composes, who then goes on where they left off', async ({
        openBrowser,
        signIn,
        world,
        t,
      }) => {
        test.setTimeout(120_000);
        const w = messagesIn(language, editorWords, editorWordsInHebrew);
        const say = messagesIn(language, card, cardInHebrew);
        const ada = await world.person('Ada');
        const [desk, phone, stranger] = [await openBrowser(), await openBrowser(), await openBrowser()];
        await signIn(phone, ada);
        await signIn(desk, await world.administrator());
        await phone.goto('/stream');
        await desk.goto('/admin/maintenance');
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
        await stranger.goto('/login');
        await expect(overlay(stranger, 'Moving the pond')).toBeVisible();
        await stranger.getByRole('link', { name: say('administrator') }).click();
        await expect(stranger.getByRole('button', { name: entranceMessages(t)('signIn'), exact: true })).toBeVisible();

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
