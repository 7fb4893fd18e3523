import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FileBytes } from '../../src/media/videos/file-bytes.js';
import { readMp4 } from '../../src/media/videos/mp4-container.js';
import { startTestApp, type TestApp } from './support/app.js';
import { animation, filesForm, picture, pngChunk } from './support/pictures.js';
import { ebml, mp4, mp4Box, type Mp4Options, webm } from './support/videos.js';
import type { Person } from './support/world.js';

let app: TestApp;
let ada: Person;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-videos-'));
  app = await startTestApp();
  ada = await app.world.person('ada');
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const SECRET = '+32.0853+034.7818/';
const secret = Buffer.from(SECRET);
const upload = async (video: Buffer) => (await app.as(ada).post('/media/upload', filesForm([video]))).body;
const servedOf = async (video: Buffer): Promise<Buffer> => {
  const { data } = await upload(video);
  return Buffer.from(await (await app.visitor.raw(data.url)).arrayBuffer());
};

/** As Android phones and video editors write it. */
const place = mp4Box('udta', mp4Box('\u00a9xyz', Buffer.from([0, 18, 0x15, 0xc7]), secret));
/** As iPhones write it. */
const keys = mp4Box(
  'meta',
  mp4Box('hdlr', Buffer.alloc(8), Buffer.from('mdta'), Buffer.alloc(13)),
  mp4Box(
    'keys',
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]),
    mp4Box('mdta', Buffer.from('com.apple.quicktime.location.ISO6709')),
  ),
  mp4Box('ilst', mp4Box('\0\0\0\u0001', mp4Box('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), secret))),
);
const xmp = mp4Box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), secret);

/** A telemetry track of an action camera, whose samples begin where the media box begins. */
function telemetry(handler: string, chunk: { offset: number; length: number }): Buffer {
  const number = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from([value >> 24, value >> 16, value >> 8, value])));
  const tables = [
    mp4Box('stsz', number(0, 0, 2, 6, chunk.length - 6)),
    mp4Box('stsc', number(0, 1, 1, 2, 1)),
    mp4Box('stco', number(0, 1, chunk.offset)),
  ];
  const media = mp4Box('minf', mp4Box('stbl', ...tables));
  const handled = mp4Box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13));
  return mp4Box('trak', mp4Box('mdia', handled, media), place);
}

describe.each(['/media/upload', '/identity/profile-image', '/identity/profile-banner'])(
  'a picture of %s is served without',
  (route) => {
    it.each<[string, () => Promise<Buffer> | Buffer]>([
      ['the comment of a GIF', () => noted(animation(1), Buffer.from([0x21, 0xfe]))],
      ['the comment of an animation', () => noted(animation(3), Buffer.from([0x21, 0xfe]))],
      ['the notes of a GIF', () => noted(animation(3), Buffer.from('\u0021\u00ff\u000bXMP DataXMP', 'latin1'))],
      [
        'the texts of a PNG',
        async () => {
          const png = await picture().png().toBuffer();
          const texts = [
            pngChunk('tEXt', Buffer.from(`Comment\0${SECRET}`)),
            pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${SECRET}`)),
          ];
          return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]);
        },
      ],
    ])('%s', async (_, make) => {
      const original = await make();
      const field = route === '/media/upload' ? 'file' : 'ImageFile';
      const form = filesForm([{ bytes: original, field }]);
      const client = app.as(ada);

      const { body } = route === '/media/upload' ? await client.post(route, form) : await client.put(route, form);

      const served = Buffer.from(await (await app.visitor.raw(body.data.url ?? body.data)).arrayBuffer());
      expect([original.includes(SECRET), served.includes(SECRET), served.toString('latin1', 8, 12)]).toEqual([
        true,
        false,
        'WEBP',
      ]);
    });
  },
);

/** A GIF with an extension before its first picture. */
function noted(gif: Buffer, extension: Buffer): Buffer {
  const at = 13 + 768;
  return Buffer.concat([
    gif.subarray(0, at),
    extension,
    Buffer.from([secret.length]),
    secret,
    Buffer.from([0]),
    gif.subarray(at),
  ]);
}

describe('a video is served without', () => {
  it.each<[string, Mp4Options]>([
    ['the place in its index', { inIndex: place }],
    ['the place among the keys of a phone', { inIndex: keys }],
    ['the place in a track', { inTrack: Buffer.concat([place, keys]) }],
    ['the notes of an editor', { tail: xmp }],
    ['the notes of an editor in its index', { inIndex: xmp }],
    ['what lies beside the index', { tail: Buffer.concat([place, keys]) }],
    ['what is left in free space', { inIndex: mp4Box('free', secret), tail: mp4Box('skip', secret) }],
    ['boxes that no player knows', { inIndex: mp4Box('GPS ', secret), inTrack: mp4Box('loci', secret) }],
    ['messages between its fragments', { tail: Buffer.concat([mp4Box('emsg', secret), mp4Box('prft', secret)]) }],
    ['bytes behind the last box of the index', { inIndex: Buffer.concat([Buffer.from([0, 0, 0, 2]), secret]) }],
    [
      'a large box of notes',
      {
        tail: Buffer.concat([
          Buffer.from([0, 0, 0, 1]),
          Buffer.from('uuid'),
          Buffer.from([0, 0, 0, 0, 0, 0, 0, 34]),
          secret,
        ]),
      },
    ],
  ])('%s, and otherwise as it is (MP4)', async (_, options) => {
    const video = mp4(options);

    const served = await servedOf(video);

    expect([video.includes(SECRET), served.includes(SECRET)]).toEqual([true, false]);
    expect(served).toHaveLength(video.length);
    expect(served.subarray(served.indexOf('mdat')).subarray(0, 1_004)).toEqual(
      video.subarray(video.indexOf('mdat')).subarray(0, 1_004),
    );
    expect(served.subarray(0, served.indexOf('hdlr'))).toEqual(video.subarray(0, video.indexOf('hdlr')));
  });

  it('the time at which it was recorded, and the name of what recorded it', async () => {
    const stamp = Buffer.from('\u00e4\u00b1\u00c3\u00d2\u00e4\u00b1\u00c3\u00d3', 'latin1');

    const served = await servedOf(mp4({ stamp }));

    expect(served).toEqual(mp4());
  });

  it('the telemetry of a camera, whose samples are cleared too', async () => {
    const width = telemetry('meta', { offset: 0, length: 18 }).length;
    const begin = mp4().indexOf('mdat') + 4 + width;
    const video = mp4({ inIndex: telemetry('meta', { offset: begin, length: 18 }) });
    secret.copy(video, begin);

    const served = await servedOf(video);

    expect(video.subarray(begin).toString('latin1', 0, 18)).toBe(SECRET);
    expect([served.includes(SECRET), served.includes('GPMF'), served.indexOf('stsz')]).toEqual([false, false, -1]);
    expect(served.subarray(begin, begin + 20)).toEqual(Buffer.concat([Buffer.alloc(18), Buffer.alloc(2, 7)]));
  });

  it.each<[string, Parameters<typeof webm>[0]]>([
    [
      'its tags',
      {
        more: ebml('1254c367', ebml('7373', ebml('67c8', ebml('45a3', Buffer.from('LOCATION')), ebml('4487', secret)))),
      },
    ],
    ['its tags, of a recorder', { isLive: true, tail: ebml('1254c367', secret) }],
    ['its chapters', { more: ebml('1043a770', secret) }],
    [
      'its title, date and program',
      { inInfo: Buffer.concat(['7ba9', '4461', '4d80', '5741', '7384'].map((id) => ebml(id, secret))) },
    ],
    ['the name of a track', { inTrack: ebml('536e', secret) }],
    ['what is left in free space', { more: ebml('ec', secret), inInfo: ebml('ec', secret) }],
    ['elements that no player knows', { inInfo: ebml('4abc', secret), inTrack: ebml('258688', secret) }],
  ])('%s (WebM)', async (_, options) => {
    const video = webm(options);

    const served = await servedOf(video);

    expect([video.includes(SECRET), served.includes(SECRET)]).toEqual([true, false]);
    expect(served).toHaveLength(video.length);
    expect(served.includes('LOCATION')).toBe(false);
    expect(served.includes(ebml('a3', Buffer.alloc(500, 7)))).toBe(true);
    expect(await servedOf(served)).toEqual(served);
  });
});

describe('refused is', () => {
  it.each([
    [
      'telemetry whose samples are said to be outside of the media',
      mp4({ inIndex: telemetry('meta', { offset: 4, length: 18 }) }),
    ],
    [
      'telemetry with more samples than the file has bytes',
      mp4({ inIndex: telemetry('meta', { offset: 700, length: 2_000_000_000 }) }),
    ],
    ['an MP4 of 60,000 boxes', mp4({ inTrack: Buffer.concat(Array.from({ length: 60_000 }, () => mp4Box('abcd'))) })],
    [
      'a WebM with a track that is neither picture nor sound',
      webm({ more: ebml('1654ae6b', ebml('ae', ebml('83', Buffer.from([0x21])))) }),
    ],
    [
      'a WebM of 2,000 elements in a track',
      webm({ inTrack: Buffer.concat(Array.from({ length: 2_000 }, () => ebml('ec'))) }),
    ],
  ])('%s', async (_, video) => {
    const { succeeded, messages } = await upload(video);

    expect([succeeded, messages]).toEqual([
      false,
      ['The video must be a complete MP4 or WebM file that browsers can play.'],
    ]);
  });
});

it('an MP4 of 900,000 boxes is given up long before its end', async () => {
  const path = join(folder, 'video.mp4');
  writeFileSync(path, mp4({ inTrack: Buffer.alloc(900_000 * 8, mp4Box('abcd')) }));
  const file = await open(path);
  const bytes = new CountedBytes(file, statSync(path).size);

  const found = await readMp4(bytes);

  await file.close();
  expect([found, bytes.count < 60_000]).toEqual([null, true]);
});

class CountedBytes extends FileBytes {
  count = 0;

  override at(offset: number, length: number): Promise<Buffer | null> {
    this.count += 1;
    return super.at(offset, length);
  }
}
