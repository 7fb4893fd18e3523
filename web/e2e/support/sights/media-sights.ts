import { expect, type Page } from '@playwright/test';
import { mediaWords, userWords } from '../page-words';
import { pond } from '../pictures';
import { choose, composerOf, quackWith } from '../quacks';
import type { Person } from '../world';
import type { Scene } from './scene';
import { picturesInSight, type Sight } from './sight';

/** Whose quacks have their pictures by now. */
const drawn = new WeakSet<Person>();

const captions = ['Alone', 'Two', 'Three', 'Four'] as const;

/** Bea's quacks with one to four pictures each, on her profile. */
async function showPictures(page: Page, { world, bea }: Scene): Promise<void> {
  await page.goto(`/user/${bea.handle}`);
  if (!drawn.has(bea)) {
    drawn.add(bea);
    for (const [index, caption] of captions.entries()) {
      const pictures = await Promise.all(
        Array.from({ length: index + 1 }, (_, at) =>
          pond(`pond-${at}.jpg`, 20 + 70 * at, at % 2 === 0 ? 1200 : 800, at % 2 === 0 ? 800 : 1200),
        ),
      );
      await world.quackWithPictures(bea, `${caption} by the water #pondlife`, pictures, 'A pond with reeds in front.');
    }
    await page.reload();
  }
  await expect(quackWith(page, captions[3]).getByRole('img', { name: 'A pond with reeds in front.' })).toHaveCount(4);
  await picturesInSight(page);
}

/** Pictures in quacks, looked at closely, and being added. */
export const mediaSights: readonly Sight[] = [
  { name: 'pictures', as: 'ada', show: (page, _t, scene) => showPictures(page, scene) },
  {
    name: 'picture-viewer',
    as: 'ada',
    async show(page, t, scene) {
      await showPictures(page, scene);
      await quackWith(page, captions[2]).getByRole('img').nth(1).click();
      await expect(page.getByRole('dialog', { name: mediaWords(t)('viewer') })).toBeVisible();
    },
  },
  {
    name: 'user-media',
    as: 'ada',
    async show(page, t, scene) {
      await showPictures(page, scene);
      await page
        .getByRole('main')
        .getByRole('link', { name: userWords(t)('media'), exact: true })
        .click();
      await expect(quackWith(page, captions[0])).toBeVisible();
      await picturesInSight(page);
    },
  },
  {
    name: 'quack-edit-pictures',
    as: 'admin',
    async show(page, t, { world, admin }) {
      const words = world.unique('Views of the pond');
      const pictures = await Promise.all([20, 90, 160].map((hue) => pond(`pond-${hue}.jpg`, hue)));
      await world.quackWithPictures(admin, words, pictures, '');
      await page.goto(`/user/${admin.handle}`);
      await choose(quackWith(page, words), t, 'posts.edit');
      const dialog = page.getByRole('dialog', { name: t('posts.editTitle') });
      await expect(dialog.getByRole('button', { name: mediaWords(t)('describe'), exact: true })).toBeVisible();
      await picturesInSight(page);
    },
  },
  {
    name: 'pictures-being-added',
    as: 'ada',
    async show(page, t) {
      const w = mediaWords(t);
      await page.goto('/stream');
      const composer = composerOf(page, t);
      const chooser = page.waitForEvent('filechooser');
      await composer.getByRole('button', { name: t('posts.addMedia') }).click();
      await (await chooser).setFiles([await pond('morning.jpg', 20), await pond('evening.jpg', 260, 800, 1200)]);
      for (const number of [1, 2]) {
        const name = w('imageNumber', { number });
        await expect(composer.getByRole('button', { name: w('addAlt', { name }) })).toBeVisible();
      }
    },
  },
];
