import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ProfileImageStore } from '../../src/identity/profile-images/profile-image-store.js';
import { startTestApp, type TestApp } from './support/app.js';
import { blackSquare } from './support/pictures.js';
import type { Person } from './support/world.js';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.world.person('ada');
});
afterAll(() => app.stop());

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

interface Form {
  field?: string;
  name?: string;
  type?: string;
  /** Fields that are no files. */
  more?: Record<string, string>;
}

function form(
  bytes: Buffer | null,
  { field = 'ImageFile', name = 'me.jpg', type = 'image/jpeg', more = {} }: Form = {},
): FormData {
  const data = new FormData();
  if (bytes) data.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  for (const [key, value] of Object.entries(more)) data.append(key, value);
  return data;
}

const kinds = [
  {
    name: 'a profile image',
    kind: 'picture',
    route: '/identity/profile-image',
    files: '/media/avatars',
    field: 'imageUrl',
    size: { width: 400, height: 400 },
  },
  {
    name: 'a banner',
    kind: 'banner',
    route: '/identity/profile-banner',
    files: '/media/banners',
    field: 'bannerUrl',
    size: { width: 1200, height: 400 },
  },
] as const;

describe.each(kinds)('$name', ({ kind, route, files, field, size }) => {
  const upload = (data: FormData, person: Person = ada) => app.as(person).put(route, data);
  const stored = () => readdirSync(app.get(ProfileImageStore).folderOf(kind));
  const address = new RegExp(`^${files}/[0-9a-f-]{36}\\.webp$`);

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'is made of a %s, in its shape and without anything but its pixels',
    async (format) => {
      const original = await picture()
        .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '32/1 47/1 0/1' } })
        .toFormat(format)
        .toBuffer();

      const answer = await upload(form(original));

      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatch(address);
      const served = await app.visitor.raw(answer.body.data);
      const bytes = Buffer.from(await served.arrayBuffer());
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', ...size });
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.includes('Somebody')).toBe(false);
      expect((await app.visitor.get('/profiles/public/ada')).body.data[field]).toBe(answer.body.data);
      expect((await app.as(ada).get('/identity/profile')).body.data[field]).toBe(answer.body.data);
    },
  );

  it('is served only as a picture, cacheable for ever', async () => {
    const { data } = (await upload(form(await picture().jpeg().toBuffer()))).body;

    const served = await app.visitor.raw(data);

    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]{36}\.webp"$/),
    });
    expect((await app.visitor.raw(data, { method: 'HEAD' })).status).toBe(200);
    expect((await app.visitor.raw(data, { method: 'POST' })).status).toBe(405);
  });

  it('replaces the previous one, whose file is deleted', async () => {
    const first = (await upload(form(await picture().jpeg().toBuffer()))).body.data as string;
    const second = (await upload(form(await picture().png().toBuffer()))).body.data as string;

    expect((await app.visitor.raw(first)).status).toBe(404);
    expect((await app.visitor.raw(second)).status).toBe(200);
    expect(stored()).toEqual([second.split('/').at(-1)]);
  });

  it('is removed on request, twice as well, and the names of fields come in any case', async () => {
    await upload(form(await picture().jpeg().toBuffer(), { field: 'imagefile' }));

    const removed = await upload(form(null, { more: { DELETECURRENTIMAGE: 'True' } }));
    const again = await upload(form(null, { more: { deleteCurrentImage: 'true' } }));

    expect([removed.status, removed.body.data, again.status, again.body.data]).toEqual([200, '', 200, '']);
    expect((await app.as(ada).get('/identity/profile')).body.data[field]).toBeNull();
    expect(stored()).toEqual([]);
  });

  it('is turned the way its camera was held', async () => {
    const half = await sharp({ create: { width: 400, height: 800, channels: 3, background: 'white' } })
      .composite([
        { input: { create: { width: 400, height: 400, channels: 3, background: 'black' } }, top: 0, left: 0 },
      ])
      .png()
      .toBuffer();
    const lying = await sharp(half).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    const { data } = (await upload(form(lying))).body;

    const { dominant } = await sharp(Buffer.from(await (await app.visitor.raw(data)).arrayBuffer()))
      .extract({ left: size.width - 60, top: 100, width: 50, height: 200 })
      .stats();
    expect(dominant.r).toBeLessThan(60);
  });

  const DAMAGED = 'The image must be an undamaged JPEG, PNG, WebP or GIF file.';
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      `SVG isn't supported. ${DAMAGED}`,
    ],
    [
      'HTML that calls itself a PNG',
      () => Buffer.from('<html><script>alert(1)</script></html>'),
      `HTML isn't supported. ${DAMAGED}`,
    ],
    ['a TIFF', () => picture().tiff().toBuffer(), `TIFF isn't supported. ${DAMAGED}`],
    ['an AVIF', () => picture(64, 64).avif().toBuffer(), `AVIF isn't supported. ${DAMAGED}`],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj'), `PDF isn't supported. ${DAMAGED}`],
    ['a picture cut in half', async () => (await picture().jpeg().toBuffer()).subarray(0, 900), DAMAGED],
    [
      'a picture of 256 megapixels',
      () => blackSquare(16_000),
      'An image must be at most 25 megapixels; this one has 256.',
    ],
    ['noise', () => Buffer.from('\u0089PNG\r\n\u001a\n nothing', 'latin1'), DAMAGED],
  ])('is never made of %s', async (_, bytes, message) => {
    const before = await app.world.another('fussy');
    const files = stored();

    const answer = await upload(form(await bytes(), { name: 'fine.png', type: 'image/png' }), before);

    expect([answer.status, answer.body]).toEqual([
      400,
      {
        succeeded: false,
        data: null,
        messages: [message],
      },
    ]);
    expect(stored()).toEqual(files);
  });

  it('is 2 MiB at most', async () => {
    const noise = (size: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size - 3, 7)]);

    const tooLarge = await upload(form(noise(2 * 1_024 * 1_024 + 1)));
    const largest = await upload(form(noise(2 * 1_024 * 1_024)));

    expect([tooLarge.status, tooLarge.body.succeeded, tooLarge.body.messages]).toEqual([
      413,
      false,
      ['The file is too large.'],
    ]);
    expect(largest.status).toBe(400);
  });

  it('needs an image in a form', async () => {
    const empty = await upload(form(Buffer.alloc(0)));
    const none = await upload(form(null, { more: { DeleteCurrentImage: 'false' } }));
    const elsewhere = await upload(form(await picture().jpeg().toBuffer(), { field: 'other' }));
    const json = await app.as(ada).put(route, { ImageFile: 'x' });
    const two = form(await picture().jpeg().toBuffer());
    two.append('ImageFile', new Blob(['x']), 'b.jpg');

    expect([empty, none, elsewhere].map((answer) => [answer.status, answer.body.messages])).toEqual(
      Array(3).fill([400, ['Please choose an image.']]),
    );
    expect(json.status).toBe(415);
    expect((await upload(two)).status).toBe(400);
  });

  it.each<[string, string, string]>([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a boundary that never comes', 'multipart/form-data; boundary=b', '--other\r\n\r\nx'],
    [
      'a form that is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="ImageFile"; filename="a"\r\n\r\nx',
    ],
    [
      'a field without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nx\r\n--b--',
    ],
    [
      'a name of the prototype',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__[x]"\r\n\r\nx\r\n--b--',
    ],
    [
      'a thousand fields',
      'multipart/form-data; boundary=b',
      Array.from({ length: 1_000 }, (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`).join(
        '',
      ) + '--b--',
    ],
    [
      'a path for a name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="ImageFile"; filename="../../../x.png"\r\n\r\nx\r\n--b--',
    ],
  ])('refuses %s with a clear answer', async (_, type, body) => {
    const answer = await app.as(ada).put(route, body, { 'content-type': type });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ succeeded: false, data: null, messages: [expect.any(String)] });
    expect((await app.visitor.get('/registration/enabled')).status).toBe(200);
  });

  it('is refused to visitors before anything is read', async () => {
    const answer = await app.visitor.put(route, form(await picture().jpeg().toBuffer()));

    expect(answer.status).toBe(401);
  });

  it.each([
    '/',
    '/x',
    '/..%2f..%2fsecrets.json',
    '/00000000-0000-7000-8000-000000000000.webp',
    '/%00.webp',
    '/../nothing',
  ])('is not found at %s', async (path) => {
    const answer = await app.visitor.raw(`${files}${path}`);

    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('jwtSecret');
  });
});

describe('the two pictures of a profile', () => {
  it('are changed apart from each other', async () => {
    const eve = await app.world.person('eve');
    const [image, banner] = [
      (await app.as(eve).put('/identity/profile-image', form(await picture().jpeg().toBuffer()))).body.data as string,
      (await app.as(eve).put('/identity/profile-banner', form(await picture().jpeg().toBuffer()))).body.data as string,
    ];

    await app.as(eve).put('/identity/profile-image', form(null, { more: { DeleteCurrentImage: 'true' } }));

    const { imageUrl, bannerUrl } = (await app.as(eve).get('/identity/profile')).body.data;
    expect([imageUrl, bannerUrl]).toEqual([null, banner]);
    expect((await app.visitor.raw(image)).status).toBe(404);
    expect((await app.visitor.raw(banner)).status).toBe(200);
  });

  it('depend on the viewer: a visitor sees no banner of a user who requires login', async () => {
    const shy = await app.world.person('shy');
    const { data: banner } = (
      await app.as(shy).put('/identity/profile-banner', form(await picture().jpeg().toBuffer()))
    ).body;
    await app.as(shy).put('/identity/profile', { requiresLogin: true });

    expect((await app.visitor.get('/profiles/public/shy')).body.data.bannerUrl).toBeNull();
    expect((await app.as(ada).get('/profiles/authenticated/shy')).body.data.bannerUrl).toBe(banner);
  });
});
