import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { picture } from '../../api/support/pictures.js';
import { ClientSite, type Member } from '../support/client-site.js';
import { Toot } from '../support/toot.js';

let site: ClientSite;
let ada: Member;
let ben: Member;
let adaToot: Toot;
let benToot: Toot;
let folder: string;
let png: string;

beforeAll(async () => {
  site = await ClientSite.start();
  [ada, ben] = [await site.member('ada'), await site.member('ben')];
  [adaToot, benToot] = [new Toot(), new Toot()];
  await adaToot.logIn(site, ada);
  await benToot.logIn(site, ben);
  folder = mkdtempSync(join(tmpdir(), 'mallard-pictures-'));
  png = join(folder, 'pond.png');
  writeFileSync(png, await picture(64, 48).png().toBuffer());
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  adaToot.remove();
  benToot.remove();
  await site.stop();
});

/** The id in the address that toot prints for a new status. */
async function post(toot: Toot, ...args: readonly string[]): Promise<string> {
  const printed = await toot.run('post', ...args);
  return /Toot posted: http:\/\/\S+\/([0-9a-f-]{36})/.exec(printed)![1]!;
}

/** What is told by events comes after the act. */
async function printedWith(words: string, print: () => Promise<string>): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const printed = await print();
    if (printed.includes(words)) return printed;
  }
  throw new Error(`It never printed ${words}.`);
}

describe('toot', () => {
  it('logs in by the code that the page shows, and knows who it is', async () => {
    const { host } = new URL(site.server.url);

    expect(await adaToot.run('auth')).toContain(`* ada@${host} ACTIVE`);
    expect(await adaToot.run('whoami')).toMatch(/^@ada ada\n[^]*ID: [0-9a-f-]{36}\n[^]*http:\/\/\S+\/@ada\n$/);
  });

  it('describes the site', async () => {
    const printed = await adaToot.run('instance', '--disable-https');

    expect(printed).toMatch(/running Mastodon \d+\.\d+\.\d+ \(compatible; Mallard \d+\.\d+\.\d+/);
  });

  it('posts and reads home, with Hebrew, emoji and signs as they were written', async () => {
    const words = 'ברווזים 🦆 & 5 < 6';
    const id = await post(adaToot, words);

    const printed = await adaToot.run('timeline', '--once');

    expect(printed).toContain(words);
    expect(printed).toContain(`ID ${id}`);
  });

  it('replies, and shows the thread', async () => {
    const first = await post(adaToot, 'Who sees the heron?');
    const reply = await post(benToot, '--reply-to', first, 'It stands by the reeds.');

    const printed = await adaToot.run('thread', first);

    expect(printed.indexOf('Who sees the heron?')).toBeLessThan(printed.indexOf('It stands by the reeds.'));
    expect(printed).toContain(`ID ${reply}  ↲ In reply to ${first}`);
  });

  it('favourites and reblogs, of which the author is told', async () => {
    const id = await post(adaToot, 'Please pass this on');

    await benToot.run('favourite', id);
    await benToot.run('reblog', id);

    expect(await benToot.run('reblogged_by', id)).toBe('ben\n @ben\n');
    const told = await printedWith('@ben reblogged your status', () => adaToot.run('notifications'));
    expect(told).toContain('@ben favourited your status');
    expect(await benToot.run('unfavourite', id)).toContain('unfavourited');
    expect(await benToot.run('unreblog', id)).toContain('unreblogged');
    await expect(benToot.run('favourite', ben.handle)).rejects.toThrow('Record not found');
  });

  it('bookmarks, pins and deletes', async () => {
    const id = await post(adaToot, 'Worth keeping');

    await adaToot.run('bookmark', id);
    await adaToot.run('pin', id);

    expect(await adaToot.run('bookmarks', '--once')).toContain('Worth keeping');
    await expect(benToot.run('delete', id)).rejects.toThrow('Record not found');
    await adaToot.run('delete', id);
    await expect(adaToot.run('thread', id)).rejects.toThrow('Record not found');
  });

  it('uploads a picture, and posts one with its description', async () => {
    expect(await adaToot.run('upload', png, '--description', 'A pond')).toMatch(/media ID [0-9a-f-]{36}, type 'image'/);

    const id = await post(adaToot, '--media', png, '--description', 'A pond', '--spoiler-text', 'Birds', 'By the pond');

    const { body } = await site.server.as(null).get(`/v1/statuses/${id}`);
    expect(body).toMatchObject({
      spoiler_text: 'Birds',
      media_attachments: [{ type: 'image', description: 'A pond' }],
    });
    expect(await benToot.run('thread', id)).toMatch(/Media:\nhttp:\/\/\S+\/media\/files\//);
  });

  it('schedules a post', async () => {
    expect(await adaToot.run('post', '--scheduled-in', '2 hours', 'Later')).toContain('Toot scheduled for:');
  });

  it('finds people and hashtags, follows them, and reads what they write', async () => {
    const id = await post(adaToot, 'All about #Lapwings');

    await benToot.run('follow', `@${ada.handle}`);
    await benToot.run('tags_follow', '#Lapwings');

    expect(await benToot.run('search', 'lapwings')).toMatch(/Hashtags:\n#lapwings/i);
    expect(await benToot.run('search', 'ada')).toContain('* @ada ada');
    expect(await benToot.run('whois', 'ada')).toMatch(/^@ada ada\n/);
    expect(await benToot.run('following', 'ben')).toBe('* @ada ada\n');
    expect(await adaToot.run('followers', 'ada')).toBe('* @ben ben\n');
    expect(await benToot.run('tags_followed')).toMatch(/^\* #lapwings\thttp/i);
    expect(await benToot.run('timeline', '--once', '--tag', 'lapwings')).toContain(`ID ${id}`);
    expect(await benToot.run('timeline', '--once', '--public', '--local')).toContain(`ID ${id}`);
    expect(await benToot.run('timeline', '--once')).toContain(`ID ${id}`);
    expect(await benToot.run('tags_unfollow', 'Lapwings')).toContain('no longer following #Lapwings');
    expect(await benToot.run('tags_followed')).toContain("You're not following any hashtags.");
  });

  it('reads a list', async () => {
    const id = await post(adaToot, 'For those who chose me');
    const list = await site.list(ben, ada);

    expect(await benToot.run('timeline', '--once', '--list', list)).toContain(`ID ${id}`);
    await expect(adaToot.run('timeline', '--once', '--list', list)).rejects.toThrow('Record not found');
  });

  it('mutes, blocks, and undoes both', async () => {
    for (const act of ['mute', 'unmute', 'block', 'unblock']) expect(await adaToot.run(act, 'ben')).toMatch(/^✓ /);
  });

  it('gets no token for a password', async () => {
    const { host } = new URL(site.server.url);
    const args = ['login_cli', '--instance', host, '--disable-https', '--email', 'ada@example.org'];

    const asked = adaToot.runWith('reed ada water lily', ...args);

    await expect(asked).rejects.toThrow('Login failed');
  });

  it('logs out on this machine', async () => {
    const { host } = new URL(site.server.url);

    await benToot.run('logout', `ben@${host}`);

    expect(await benToot.run('whoami')).toContain('requires that you are logged in');
  });
});
