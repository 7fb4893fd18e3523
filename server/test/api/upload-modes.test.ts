import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { startTestApp, type TestApp } from './support/app.js';
import { filesForm, picture } from './support/pictures.js';
import { mp4 } from './support/videos.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({
    prepare: (dataDir) => {
      mkdirSync(join(dataDir, 'media', 'avatars'), { recursive: true });
      writeFileSync(join(dataDir, 'media', 'avatars', 'old.webp'), 'old');
      for (const path of ['media', 'media/avatars']) chmodSync(join(dataDir, path), 0o755);
    },
  });
  folder = join(app.mallard.app.get<Settings>(SETTINGS).DATA_DIR, 'media');
});
afterAll(() => app.stop());

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('uploads are closed to other accounts of the machine, also where an earlier version left them open', async () => {
  const ada = await app.world.person('ada');
  const image = await picture().png().toBuffer();

  const answers = [
    await app.as(ada).post('/media/upload', filesForm([image])),
    await app.as(ada).post('/media/upload', filesForm([mp4()])),
    await app.as(ada).put('/identity/profile-image', filesForm([{ bytes: image, field: 'ImageFile' }])),
    await app.as(ada).put('/identity/profile-banner', filesForm([{ bytes: image, field: 'ImageFile' }])),
  ];

  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const made = entries.filter(({ name }) => name !== 'avatars' && name !== 'old.webp');
  const modes = made.map((entry) => [entry.isFile(), modeOf(join(entry.parentPath, entry.name))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(made.filter((entry) => entry.isFile())).toHaveLength(5);
  expect(modes.filter(([isFile, mode]) => mode !== (isFile ? 0o600 : 0o700))).toEqual([]);
  expect(modeOf(folder)).toBe(0o700);
});
