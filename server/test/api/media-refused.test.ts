import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { startTestApp, type TestApp } from './support/app.js';
import { animation, blackSquare, filesForm, picture } from './support/pictures.js';
import { ebml, mp4, mp4Box, webm } from './support/videos.js';
import type { Person } from './support/world.js';

const MIB = 1_024 * 1_024;

let app: TestApp;
let ada: Person;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  ada = await app.world.person('ada');
  folder = join(app.mallard.app.get<Settings>(SETTINGS).DATA_DIR, 'media');
});
afterAll(() => app.stop());

/** Every file and row that an upload could leave. */
async function traces(): Promise<unknown> {
  const [rows] = await app.rows<{ n: string }>(
    "select (select count(*) from media) || ' ' || (select count(*) from media_leftovers) as n",
  );
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return [rows?.n, files.map(({ name }) => name)];
}
const upload = (form: FormData | string, headers: Record<string, string> = {}) =>
  app.as(ada).post('/media/upload', form, headers);

beforeAll(async () => {
  await upload(filesForm([await picture(16, 16).png().toBuffer()]));
});

const html = '<html><script>alert(1)</script></html>';
const noise = (size: number, head: number[]) => Buffer.concat([Buffer.from(head), Buffer.alloc(size - head.length, 7)]);
const zip = Buffer.from('PK\u0003\u0004 and so on', 'latin1');

describe('is never stored and leaves no trace:', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, number?]>([
    ['nothing at all', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG that fetches', () => Buffer.from('<svg><image href="http://127.0.0.1/x"/></svg>')],
    [
      'an SVG of a billion laughs',
      () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'),
    ],
    ['HTML that calls itself a picture', () => Buffer.from(html)],
    ['a HEIC', () => mp4({ brand: 'heic' })],
    ['a TIFF', () => picture(64, 64).tiff().toBuffer()],
    ['an AVIF', () => picture(64, 64).avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj')],
    ['a PSD', () => Buffer.from('8BPS\u0000\u0001', 'latin1')],
    ['a ZIP', () => zip],
    ['a picture cut in half', async () => (await picture().jpeg().toBuffer()).subarray(0, 900)],
    ['the head of a picture before noise', () => Buffer.from('\u0089PNG\r\n\u001a\n nothing', 'latin1')],
    ['a picture of 900 megapixels', () => blackSquare(30_000)],
    ['a picture of 256 megapixels', () => blackSquare(16_000)],
    ['a picture of 25.01 megapixels', () => blackSquare(5_001)],
    ['an animation of 201 pictures', () => animation(201)],
    ['an animation of 10,000 pictures', () => animation(10_000, 1)],
    ['a picture of 8 MiB and a byte', () => noise(8 * MIB + 1, [0xff, 0xd8, 0xff]), 413],
    ['a video of 40 MiB and a byte', () => noise(40 * MIB + 1, [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]), 413],
    ['a QuickTime video', () => mp4({ brand: 'qt  ' })],
    ['an MP4 that is cut off', () => mp4().subarray(0, -10)],
    ['an MP4 with a page behind it', () => mp4({ tail: Buffer.from(html) })],
    ['an MP4 with an archive behind it', () => mp4({ tail: mp4Box('PK\u0003\u0004', zip) })],
    ['an MP4 of sound alone', () => mp4({ handler: 'soun' })],
    ['an MP4 that no browser plays', () => mp4({ codec: 'ap4h' })],
    ['an MP4 without a size', () => mp4({ width: 0 })],
    ['an MP4 as wide as a city', () => mp4({ width: 9_000 })],
    ['the brand of an MP4 alone', () => mp4Box('ftyp', Buffer.from('isom\0\0\0\0isom'))],
    [
      'an MP4 whose box is larger than the file',
      () => Buffer.concat([mp4(), Buffer.from([0x7f, 0xff, 0xff, 0xff]), Buffer.from('free')]),
    ],
    ['a Matroska file', () => webm({ docType: 'matroska' })],
    ['a WebM with files attached', () => webm({ more: ebml('1941a469', zip) })],
    ['a WebM with a page behind it', () => webm({ tail: Buffer.from(html) })],
    ['a WebM of a recorder with a page behind it', () => webm({ isLive: true, tail: Buffer.from(html) })],
    ['a WebM that no browser plays', () => webm({ codec: 'V_MPEG2' })],
    ['the head of a WebM alone', () => ebml('1a45dfa3', ebml('4282', Buffer.from('webm')))],
  ])('%s', async (_, bytes, status = 400) => {
    const before = await traces();

    const answer = await upload(filesForm([{ bytes: await bytes(), name: 'fine.png', type: 'image/png' }]));

    expect([answer.status, answer.body.succeeded, answer.body.messages.length]).toEqual([status, false, 1]);
    expect(await traces()).toEqual(before);
  });
});

const ANIMATED_PNG = async (): Promise<Buffer> => {
  const png = await picture(8, 8).png().toBuffer();
  const data = png.indexOf('IDAT') - 4;
  const control = Buffer.from([0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70]);
  return Buffer.concat([png.subarray(0, data), control, png.subarray(data)]);
};
const ACCEPTED = 'The file must be a picture (JPEG, PNG, WebP, GIF) or a video (MP4, WebM).';

describe('the reason is said for', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['26 megapixels', () => blackSquare(5_100), 'A picture must be at most 25 megapixels; this one has 26.1.'],
    ['201 frames', () => animation(201), 'An animation can have at most 200 frames; this one has 201.'],
    [
      'a JPEG of 26 megapixels',
      () => picture(6_240, 4_160).jpeg().toBuffer(),
      'A picture must be at most 25 megapixels; this one has 26.',
    ],
    ['an animated PNG', ANIMATED_PNG, 'An animated PNG would lose its motion. Use a GIF or WebP.'],
    ['an AVIF', () => picture(64, 64).avif().toBuffer(), `AVIF isn't supported. ${ACCEPTED}`],
    ['a HEIC', () => mp4({ brand: 'heic' }), `HEIC isn't supported. ${ACCEPTED}`],
    ['a MOV', () => mp4({ brand: 'qt  ' }), `QuickTime (MOV) isn't supported. ${ACCEPTED}`],
    ['a TIFF', () => picture(64, 64).tiff().toBuffer(), `TIFF isn't supported. ${ACCEPTED}`],
    ['an SVG', () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x"/>'), `SVG isn't supported. ${ACCEPTED}`],
    ['a BMP', () => Buffer.from('BM\x46\0\0\0\0\0\0\0\x36', 'latin1'), `BMP isn't supported. ${ACCEPTED}`],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj'), `PDF isn't supported. ${ACCEPTED}`],
    ['a text', () => Buffer.from('Only some words'), `Plain text isn't supported. ${ACCEPTED}`],
    ['an MP3', () => Buffer.from('ID3\x04\0\0'), `Sound (MP3) isn't supported. ${ACCEPTED}`],
    ['noise', () => Buffer.from([0, 1, 2, 3, 4, 5]), ACCEPTED],
    [
      'a picture cut in half',
      async () => (await picture().jpeg().toBuffer()).subarray(0, 900),
      'The picture must be an undamaged JPEG, PNG, WebP or GIF file.',
    ],
    [
      'a video of sound alone',
      () => mp4({ handler: 'soun' }),
      'The file has sound and no picture. A video must have a picture.',
    ],
    [
      'a video that no browser plays',
      () => mp4({ codec: 'ap4h' }),
      "The video is in a codec that browsers don't play. Browsers play H.264, H.265, VP8, VP9 and AV1.",
    ],
    [
      'a WebM that no browser plays',
      () => webm({ codec: 'V_MPEG2' }),
      "The video is in a codec that browsers don't play. Browsers play H.264, H.265, VP8, VP9 and AV1.",
    ],
    [
      'a wide video',
      () => mp4({ width: 9_000 }),
      expect.stringMatching(/^A video must be at most 8,192 pixels wide and high; this one has 9000 × /) as never,
    ],
    [
      'a video that is cut off',
      () => mp4().subarray(0, -10),
      'The video must be a complete MP4 or WebM file that browsers can play.',
    ],
  ])('%s', async (_, bytes, message) => {
    const { body } = await upload(filesForm([await bytes()]));

    expect(body.messages).toEqual([message]);
  });
});

describe('made harmless is', () => {
  it.each<[string, () => Promise<Buffer>]>([
    [
      'a JPEG with a page in its comment and behind it',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(html)]),
    ],
    ['a PNG that is an archive as well', async () => Buffer.concat([await picture().png().toBuffer(), zip])],
    ['a GIF that is a script as well', async () => Buffer.concat([animation(1), Buffer.from(`/*${html}*/`)])],
    ['a picture of 16 bits', () => picture().toColorspace('rgb16').png().toBuffer()],
    ['a picture for printing', () => picture().toColorspace('cmyk').jpeg().toBuffer()],
    ['a picture with the wrong name', () => picture().webp().toBuffer()],
    ['a picture of 25 megapixels', () => Promise.resolve(blackSquare(5_000))],
    ['an animation of 200 pictures', () => Promise.resolve(animation(200))],
  ])('%s', async (_, bytes) => {
    const { status, body } = await upload(
      filesForm([{ bytes: await bytes(), name: '../../x.php', type: 'text/html' }]),
    );

    expect([status, body.data?.format]).toEqual([200, 'webp']);
    const served = await app.visitor.raw(body.data.url);
    const kept = Buffer.from(await served.arrayBuffer());
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect([kept.includes('script'), kept.includes('PK\u0003\u0004')]).toEqual([false, false]);
  });
});

describe('a form that is wrong is refused with a clear answer and leaves nothing:', () => {
  const part = (head: string, content = 'x') => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const type = 'multipart/form-data; boundary=b';

  it.each<[string, string, string]>([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a boundary that never comes', type, '--other\r\n\r\nx'],
    ['cut off in a file', type, '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx'],
    ['a field without a name', type, `${part('name=""; filename="a"')}--b--`],
    ['a name of the prototype', type, `${part('name="__proto__[x]"')}--b--`],
    ['no file', type, `${part('name="altText"')}--b--`],
    ['a file in another field', type, `${part('name="other"; filename="a.png"')}--b--`],
    ['eleven files', type, `${Array.from({ length: 11 }, () => part('name="file"; filename="a.png"')).join('')}--b--`],
    ['two files', type, `${part('name="file"; filename="a.png"').repeat(2)}--b--`],
    ['a thousand parts', type, `${Array.from({ length: 1_000 }, (_, n) => part(`name="f${n}"`)).join('')}--b--`],
    ['a description twice', type, `${part('name="altText"').repeat(2)}${part('name="file"; filename="a.png"')}--b--`],
    ...[
      '../../../x.png',
      'a\u0000.png',
      `${'n'.repeat(5_000)}.png`,
      '\u202egnp.exe',
      'a\r\nb.png',
      'a.jpg.svg',
      'C:\\x.png',
    ].map(
      (name) =>
        [
          `a file by the name ${JSON.stringify(name.slice(0, 20))}`,
          type,
          `${part(`name="file"; filename="${name}"`)}--b--`,
        ] as [string, string, string],
    ),
  ])('%s', async (_, contentType, body) => {
    const before = await traces();

    const answer = await upload(body, { 'content-type': contentType });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ succeeded: false, data: null, messages: [expect.any(String)] });
    expect(await traces()).toEqual(before);
  });

  it('something else than a form', async () => {
    expect((await app.as(ada).post('/media/upload', { file: 'x' })).status).toBe(415);
  });

  it('a description that is too long', async () => {
    const before = await traces();

    const answer = await upload(filesForm([await picture(9, 9).png().toBuffer()], { altText: 'a'.repeat(1_501) }));

    expect([answer.status, answer.body.messages]).toEqual([
      400,
      ['A description must be at most 1,500 characters, without invisible ones.'],
    ]);
    expect(await traces()).toEqual(before);
  });

  it('one that its sender gives up in the middle', async () => {
    const before = await traces();
    const { port } = new URL(app.url);
    const socket = connect(Number(port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(
      `POST /api/media/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ada.token}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n` +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nbegun',
    );
    await waitUntil(() => readdirSync(join(folder, 'uploads')).length > 0);
    socket.destroy();

    await waitUntil(() => readdirSync(join(folder, 'uploads')).length === 0);

    expect(await traces()).toEqual(before);
  });
});

describe('deleting by address', () => {
  let sink: Server;
  let asked = 0;
  beforeAll(async () => {
    sink = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void sink.close());

  it('takes addresses of this site only, and fetches none', async () => {
    const { port } = sink.address() as AddressInfo;
    const here = `127.0.0.1:${port}`;
    const name = '/media/files/01890000-0000-7000-8000-000000000000.webp';
    const addresses = [
      ...[
        '',
        'x',
        'file:///etc/passwd',
        `http://${here}${name}`,
        `http://${here}/`,
        `//${here}${name}`,
        `https://res.cloudinary.com${name}`,
      ],
      ...[`http://localhost:3000@${here}${name}`, `/media/files/../avatars/x.webp`, '/media/files/%2e%2e/secrets.json'],
      ...[
        '/media/avatars/01890000-0000-7000-8000-000000000000.webp',
        `${name}/../x`,
        `/media/files/${'a'.repeat(36)}.webp`,
      ],
    ];

    for (const address of addresses) {
      const { status } = await app.as(ada).delete(`/media?cloudinaryUrl=${encodeURIComponent(address)}`);
      expect([address, status]).toEqual([address, 400]);
    }

    expect((await app.as(ada).delete(`/media?cloudinaryUrl=${encodeURIComponent(name)}`)).status).toBe(404);
    expect((await app.as(ada).delete('/media')).status).toBe(400);
    expect((await app.as(ada).delete(`/media?cloudinaryUrl=${name}&cloudinaryUrl=${name}`)).status).toBe(400);
    expect(asked).toBe(0);
  });
});

it.each([
  '',
  '/',
  '/x',
  '/..%2f..%2fsecrets.json',
  '/%00.webp',
  '/01890000-0000-7000-8000-000000000000.webp',
  '/01890000-0000-7000-8000-000000000000.small.mp4',
])('nothing is found at /media/files%s', async (path) => {
  const answer = await app.visitor.raw(`/media/files${path}`);

  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('jwtSecret');
});

it('a user has a quota', async () => {
  const [first] = await app.rows<{ id: string }>('select id from media where owner_id = $1 limit 1', [ada.id]);
  await app.rows('update media set bytes = $2 where id = $1', [first!.id, 500 * MIB - 100]);

  const answer = await upload(filesForm([await picture(16, 16).png().toBuffer()]));

  expect([answer.status, answer.body.messages[0]]).toEqual([400, expect.stringContaining('500 MB')]);
  await app.rows('update media set bytes = 100 where id = $1', [first!.id]);
});

describe('where the storage is away', () => {
  let silent: Server;
  let broken: TestApp;
  beforeAll(async () => {
    silent = createServer((_request, response) => void response.writeHead(500).end());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    broken = await startTestApp({
      env: { S3_URL: `http://127.0.0.1:${port}`, S3_BUCKET: 'media', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
    });
  });
  afterAll(async () => {
    await broken.stop();
    silent.close();
  });

  it('an upload answers 503 and leaves no row and no file, and quacks without pictures go on', async () => {
    const ben = await broken.world.person('ben');

    const answer = await broken.as(ben).post('/media/upload', filesForm([await picture(16, 16).png().toBuffer()]));
    const quack = await broken.as(ben).post('/posts', { content: 'without a picture' });

    expect([answer.status, answer.body.succeeded, quack.status]).toEqual([503, false, 200]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await broken.rows('select id from media')).toEqual([]);
    expect(readdirSync(join(broken.mallard.app.get<Settings>(SETTINGS).DATA_DIR, 'media', 'uploads'))).toEqual([]);
  });

  it('an upload to a folder that cannot be written answers 503 too', async () => {
    rmSync(join(folder, 'uploads'), { recursive: true, force: true });
    writeFileSync(join(folder, 'uploads'), 'in the way');

    const answer = await upload(filesForm([await picture(16, 16).png().toBuffer()]));

    expect(answer.status).toBe(503);
    rmSync(join(folder, 'uploads'));
    mkdirSync(join(folder, 'uploads'));
  });
});

async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('Waited in vain.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
