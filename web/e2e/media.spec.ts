import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { en } from '../src/features/posts/media/messages.en';
import { en as themeEn } from '../src/features/session/theme/messages.en';
import { createBaseTranslator } from '../src/i18n/base-translator';
import type { Messages } from '../src/i18n/create-messages';
import { composerOf, publish, quackWith, write } from './support/quacks';
import { expect, test } from './support/test';
import { composerMessages } from './support/page-messages';

const theme = createBaseTranslator('en', (key) => themeEn[key as keyof typeof themeEn]) as Messages<typeof themeEn>;
const w = createBaseTranslator('en', (key) => en[key as keyof typeof en]) as Messages<typeof en>;

async function picture(name: string, background: string, width = 800, height = 600) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture of three colors that follow each other. */
async function animation(name: string, side: number) {
  const frames = await Promise.all(
    ['#0d5c4a', '#c8862b', '#27496d'].map((background) =>
      sharp({ create: { width: side, height: side, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return {
    name,
    mimeType: 'image/gif',
    buffer: await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  };
}

/** Pictures in the file that an image shows. */
async function framesOf(image: Locator): Promise<number> {
  const bytes = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return [...new Uint8Array(await (await fetch(element.currentSrc)).arrayBuffer())];
  });
  return (await sharp(Buffer.from(bytes)).metadata()).pages ?? 1;
}

/** A second of video, made by the browser as a phone would make it. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      context.fillStyle = `hsl(${frame * 25} 60% 45%)`;
      context.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Drops or pastes a file, as a person does with one from a folder or a screenshot. */
async function give(page: Page, event: 'drop' | 'paste', file: { name: string; mimeType: string; buffer: Buffer }) {
  const data = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    { name: file.name, type: file.mimeType, bytes: [...file.buffer] },
  );
  const form = page
    .locator('form')
    .filter({ has: page.locator('textarea') })
    .first();
  if (event === 'drop') {
    await form.dispatchEvent('dragover', { dataTransfer: data });
    await form.dispatchEvent('drop', { dataTransfer: data });
  } else {
    await form.locator('textarea').evaluate((field, clipboardData) => {
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
  }
}

test('pictures are added in every way, described, kept over a reload, published and looked at', async ({
  page,
  world,
  signIn,
  t,
}) => {
  const ada = await world.person('Ada Pond');
  await signIn(page, ada);
  await page.goto('/stream');
  const composer = composerOf(page, t);
  const list = composer.getByRole('list', { name: w('attachments') });
  const described = (name: string) => composer.getByRole('button', { name: w('addAlt', { name }) });

  const chooser = page.waitForEvent('filechooser');
  await composer.getByRole('button', { name: composerMessages(t)('addMedia') }).click();
  await (
    await chooser
  ).setFiles([await picture('green.jpg', '#0d5c4a'), await picture('ochre.jpg', '#c8862b', 600, 800)]);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await give(page, 'drop', await picture('blue.jpg', '#27496d'));
  await give(page, 'paste', await picture('reed.jpg', '#8a8f5a'));
  await expect(list.getByRole('button', { name: /Describe/ })).toHaveCount(4);
  await expect(composer.getByText(w('missingAltAll', { count: 4 }))).toBeVisible();

  await give(page, 'drop', await picture('fifth.jpg', '#000'));
  await expect(composer.getByText(w('tooMany', { max: 4 }))).toBeVisible();

  await described(w('imageNumber', { number: 1 })).click();
  const editor = composer.getByRole('group', { name: w('altTitle') });
  await editor.getByRole('textbox').fill('The pond from above');
  await expect(editor.getByText(w('altCount', { count: 19, max: 1_500 }))).toBeVisible();
  await editor.getByRole('button', { name: w('save') }).click();
  await expect(composer.getByText(w('missingAltSome', { count: 3, total: 4 }))).toBeVisible();

  await composer.getByRole('button', { name: w('remove', { name: w('imageNumber', { number: 4 }) }) }).click();
  await composer.getByRole('button', { name: w('moveEarlier', { name: w('imageNumber', { number: 3 }) }) }).click();
  await write(composer, t, 'Three of the pond');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await publish(page, t, 'Three of the pond');
  const quack = quackWith(page, 'Three of the pond');
  await expect(list).toHaveCount(0);
  await expect(quack.getByRole('img', { name: 'The pond from above' })).toBeVisible();
  await expect(quack.getByRole('img', { name: w('image') })).toHaveCount(2);
  for (const image of await quack
    .getByRole('button')
    .filter({ has: page.getByRole('img') })
    .all())
    expect(await image.getByRole('img').boundingBox()).toEqual(await image.boundingBox());

  await quack.getByRole('button', { name: `${w('alt')}: ${w('showAlt')}` }).click();
  await expect(page.getByRole('dialog', { name: w('altTitle') }).getByText('The pond from above')).toBeVisible();
  await page.keyboard.press('Escape');

  await quack.getByRole('button', { name: 'The pond from above' }).click();
  const lightbox = page.getByRole('dialog', { name: w('viewer') });
  await expect(lightbox.getByText(w('position', { number: 1, total: 3 }))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(w('position', { number: 3, total: 3 }))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(w('position', { number: 2, total: 3 }))).toBeVisible();
  await expect(lightbox).toContainText('Ada Pond Three of the pond');
  const widthOf = () => lightbox.getByRole('img').evaluate((image) => image.getBoundingClientRect().width);
  // Without a width until the picture has come.
  await expect.poll(widthOf).toBeGreaterThan(0);
  const width = await widthOf();
  await lightbox.getByRole('img').dblclick();
  await expect.poll(widthOf).toBeCloseTo(width * 2.5);
  await page.mouse.wheel(0, 5_000);
  await expect.poll(widthOf).toBeCloseTo(width);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(quack.getByRole('button', { name: 'The pond from above' })).toBeFocused();
});

test('a video plays, an upload that fails is tried again, and a quack may be nothing but a picture', async ({
  page,
  world,
  signIn,
  t,
}) => {
  const ada = await world.person('Ada Pond');
  await signIn(page, ada);
  await page.goto('/stream');
  const composer = composerOf(page, t);
  const send = composer.getByRole('button', { name: composerMessages(t)('publish'), exact: true });

  await give(page, 'drop', { name: 'pond.webm', mimeType: 'video/webm', buffer: await recordVideo(page) });
  await expect(
    composer.getByRole('button', { name: w('addAlt', { name: w('videoNumber', { number: 1 }) }) }),
  ).toBeVisible();
  await publish(page, t, 'It moves');
  const video = quackWith(page, 'It moves').locator('video');
  await expect(video).toHaveAttribute('poster', /\/media\/files\//);
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);

  await page.route('**/api/media/upload', (route) => route.abort(), { times: 1 });
  await give(page, 'drop', await picture('alone.jpg', '#0d5c4a'));
  await composer.getByRole('button', { name: w('retry', { name: 'alone.jpg' }) }).click();
  await expect(
    composer.getByRole('button', { name: w('addAlt', { name: w('imageNumber', { number: 1 }) }) }),
  ).toBeVisible();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('img', { name: w('image') }),
  ).toBeVisible();

  await give(page, 'drop', { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(composer.getByText(w('wrongType', { name: 'notes.txt' }))).toBeVisible();
});

const play = { name: `${w('gif')}: ${w('play')}` };
const pause = { name: `${w('gif')}: ${w('pause')}` };

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'reduced motion' : 'motion'}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(
      'a picture that moves stands still, in its own size, until it is told to play',
      { tag: '@nightly' },
      async ({ page, world, signIn, t }) => {
        const ada = await world.person('Ada Pond');
        await signIn(page, ada);
        await page.goto('/stream');
        await give(page, 'drop', await animation('waves.gif', 200));
        await expect(
          composerOf(page, t).getByRole('button', { name: w('addAlt', { name: w('imageNumber', { number: 1 }) }) }),
        ).toBeVisible();
        await publish(page, t, 'Waves');
        const quack = quackWith(page, 'Waves');
        const image = quack.getByRole('img', { name: w('image') });

        await expect(quack.getByRole('button', play)).toBeVisible();
        expect(await framesOf(image)).toBe(1);
        expect(await image.boundingBox()).toMatchObject({ width: 200, height: 200 });

        await quack.getByRole('button', play).click();
        await expect(quack.getByRole('button', pause)).toBeFocused();
        expect(await framesOf(image)).toBe(3);
        await quack.getByRole('button', pause).click();
        await expect(quack.getByRole('button', play)).toBeVisible();
        expect(await framesOf(image)).toBe(1);

        await image.click();
        const lightbox = page.getByRole('dialog', { name: w('viewer') });
        await expect(lightbox.getByRole('button', reducedMotion === 'reduce' ? play : pause)).toBeVisible();
        expect(await framesOf(lightbox.getByRole('img'))).toBe(reducedMotion === 'reduce' ? 1 : 3);
        await page.keyboard.press('Escape');

        await page.goto('/theme-switcher');
        await page.getByRole('switch', { name: theme('animations') }).click();
        await page.goto('/stream');
        await expect(quack.getByRole('button', reducedMotion === 'reduce' ? play : pause)).toBeVisible();
        expect(await framesOf(image)).toBe(reducedMotion === 'reduce' ? 1 : 3);
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that moves stands still, in its own size', async ({ page, world }) => {
    const ada = await world.person('Ada Pond');
    const { id } = await world.quackWithPictures(ada, 'Waves', [await animation('waves.gif', 200)], 'Waves');

    await page.goto(`/post/${id}`);

    const image = page.locator('.media img');
    await expect(image).toHaveAttribute('src', /\.small\.webp/);
    expect(await image.boundingBox()).toMatchObject({ width: 200, height: 200 });
  });
});
