import { expect, type Page } from '@playwright/test';
import { composerMessages, mediaMessages, userMessages } from '../page-messages';
import { pond } from '../pictures';
import { choose, composerOf, quackWith } from '../quacks';
import type { Person } from '../world';
import type { Scene } from './scene';
import { untilPicturesLoaded, type PageState } from './page-state';

/** The author of the pictures in each scene; someone whom no stream of the other states shows. */
const painters = new WeakMap<Scene, Person>();

const captions = ['Alone', 'Two', 'Three', 'Four'] as const;

/** Quacks with one to four pictures each, on their author's profile. */
async function showPictures(page: Page, scene: Scene): Promise<void> {
  const { world } = scene;
  let painter = painters.get(scene);
  if (!painter) {
    painter = await world.person(scene.bea.displayName);
    painters.set(scene, painter);
    for (const [index, caption] of captions.entries()) {
      const pictures = await Promise.all(
        Array.from({ length: index + 1 }, (_, at) =>
          pond(`pond-${at}.jpg`, 20 + 70 * at, at % 2 === 0 ? 1200 : 800, at % 2 === 0 ? 800 : 1200),
        ),
      );
      await world.quackWithPictures(
        painter,
        `${caption} by the water #pondlife`,
        pictures,
        'A pond with reeds in front.',
      );
    }
  }
  await page.goto(`/user/${painter.handle}`);
  await expect(quackWith(page, captions[3]).getByRole('img', { name: 'A pond with reeds in front.' })).toHaveCount(4);
  await untilPicturesLoaded(page);
}

/** Pictures in posts: in the lightbox, and while they are added. */
export const mediaStates: readonly PageState[] = [
  { name: 'pictures', as: 'ada', show: (page, _t, scene) => showPictures(page, scene) },
  {
    name: 'picture-viewer',
    as: 'ada',
    async show(page, t, scene) {
      await showPictures(page, scene);
      // A button only in the client: before it, the server's page shows the picture, which nothing opens.
      await quackWith(page, captions[2]).getByRole('button', { name: 'A pond with reeds in front.' }).nth(1).click();
      await expect(page.getByRole('dialog', { name: mediaMessages(t)('viewer') })).toBeVisible();
    },
  },
  {
    name: 'user-media',
    as: 'ada',
    async show(page, t, scene) {
      await showPictures(page, scene);
      await page
        .getByRole('main')
        .getByRole('link', { name: userMessages(t)('media'), exact: true })
        .click();
      await expect(page.getByRole('list').getByRole('link', { name: captions[0] })).toBeVisible();
      await untilPicturesLoaded(page);
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
      const dialog = page.getByRole('dialog', { name: composerMessages(t)('editTitle') });
      await expect(dialog.getByRole('button', { name: mediaMessages(t)('describe'), exact: true })).toBeVisible();
      await untilPicturesLoaded(page);
    },
  },
  {
    name: 'pictures-being-added',
    as: 'ada',
    async show(page, t) {
      const w = mediaMessages(t);
      await page.goto('/stream');
      const composer = composerOf(page, t);
      const chooser = page.waitForEvent('filechooser');
      await composer.getByRole('button', { name: composerMessages(t)('addMedia') }).click();
      await (await chooser).setFiles([await pond('morning.jpg', 20), await pond('evening.jpg', 260, 800, 1200)]);
      for (const number of [1, 2]) {
        const name = w('imageNumber', { number });
        await expect(composer.getByRole('button', { name: w('addAlt', { name }) })).toBeVisible();
      }
    },
  },
  {
    name: 'picture-being-described',
    as: 'ada',
    async show(page, t) {
      const w = mediaMessages(t);
      await page.goto('/stream');
      const composer = composerOf(page, t);
      await composer
        .locator('input[type=file]')
        .setInputFiles([await pond('morning.jpg', 20), await pond('noon.jpg', 90), await pond('evening.jpg', 260)]);
      await composer.getByRole('button', { name: w('addAlt', { name: w('imageNumber', { number: 3 }) }) }).click();
      await expect(composer.getByRole('group', { name: w('altTitle') })).toBeVisible();
    },
  },
];
