import { describe, expect, it } from '@jest/globals';
import { cellOf } from '@mallard/rules/geohash';
import { demoBanners } from '../../src/demo/content/banners.js';
import type { DemoPost } from '../../src/demo/content/demo-content.js';
import { demoFollows } from '../../src/demo/content/follows.js';
import { demoCities } from '../../src/demo/content/places.js';
import { demoUsers } from '../../src/demo/content/people.js';
import { demoPosts } from '../../src/demo/content/posts.js';
import { placeRows, postRows } from '../../src/demo/demo-rows.js';
import { listPortraits } from '../../src/demo/pictures/picture-files.js';

const DAY = 24 * 60;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const graphemes = (text: string): number => [...segmenter.segment(text)].length;
const conversation = (quack: DemoPost): DemoPost[] => [quack, ...(quack.replies ?? []).flatMap(conversation)];
const everyQuack = demoPosts.flatMap(conversation);
const handles = new Set(demoUsers.map((person) => person.handle));
const mentionsOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/])@([\w-]+)/gu)].map(([, handle]) => handle ?? '');
const hashtagsOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}_&/])#([\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu)].map(([, tag]) =>
    (tag ?? '').toLowerCase(),
  );

describe('the demo community', () => {
  it('has thirty people and at least 400 quacks, 280 of them top level', () => {
    expect(demoUsers).toHaveLength(30);
    expect(everyQuack.length).toBeGreaterThanOrEqual(400);
    expect(demoPosts.length).toBeGreaterThanOrEqual(280);
  });

  it('gives everyone a valid handle that no one else has', () => {
    const keys = demoUsers.map((person) => person.handle.toLowerCase());

    expect(new Set(keys).size).toBe(demoUsers.length);
    expect(demoUsers.filter((person) => !/^[A-Za-z0-9_-]{3,30}$/.test(person.handle))).toEqual([]);
  });

  it('is found around Haifa, Tel Aviv, Leeds and Toronto, by places of members that exist', () => {
    const ids = new Map(demoUsers.map(({ handle }) => [handle, handle]));
    const rows = placeRows(postRows(demoPosts, ids, new Date()));
    const cells = new Set(rows.map((row) => (row as { cell: string }).cell));

    const cities = [
      [32.794, 34.99],
      [32.066, 34.777],
      [53.801, -1.549],
      [43.653, -79.383],
    ] as const;
    for (const [latitude, longitude] of cities) expect(cells).toContain(cellOf({ latitude, longitude }));
    expect([...handles]).toEqual(expect.arrayContaining(Object.keys(demoCities)));
  });

  it('has portraits and banners of its own members', async () => {
    const keys = demoUsers.map(({ handle }) => handle.toLowerCase());

    expect(keys).toEqual(expect.arrayContaining(await listPortraits()));
    expect([...handles]).toEqual(expect.arrayContaining(Object.keys(demoBanners)));
  });

  it('keeps names within 50 graphemes and bios within 300', () => {
    const tooLong = demoUsers.filter((person) => graphemes(person.displayName) > 50 || graphemes(person.bio) > 300);

    expect(tooLong).toEqual([]);
    expect(demoUsers.filter((person) => person.displayName === '' || person.bio === '')).toEqual([]);
  });

  it('links people only to addresses reserved for examples', () => {
    const websites = demoUsers.flatMap((person) => person.website ?? []);

    expect(websites.filter((site) => !/^https:\/\/([a-z0-9-]+\.)*example\.(org|com)(\/|$)/.test(site))).toEqual([]);
  });

  it('lets only members write, and everyone write', () => {
    const authors = new Set(everyQuack.map((quack) => quack.by));

    expect(authors).toEqual(handles);
  });

  it('mentions only members, by their exact handles', () => {
    const strangers = everyQuack.flatMap((quack) => mentionsOf(quack.text)).filter((handle) => !handles.has(handle));

    expect(strangers).toEqual([]);
  });

  it('lets each member nod at most once at a quack, and never at their own', () => {
    const wrong = everyQuack.filter(({ by, nods = [] }) =>
      typeof nods === 'number'
        ? nods < 0 || nods > demoUsers.length - 1 || !Number.isInteger(nods)
        : new Set(nods).size !== nods.length || nods.includes(by) || nods.some((handle) => !handles.has(handle)),
    );

    expect(wrong).toEqual([]);
  });

  it('has everyone follow 4 to 15 other members, each once', () => {
    const wrong = demoFollows.filter(
      ({ from, to }) =>
        to.length < 4 ||
        to.length > 15 ||
        new Set(to).size !== to.length ||
        to.includes(from) ||
        to.some((handle) => !handles.has(handle)),
    );

    expect(wrong).toEqual([]);
    expect(new Set(demoFollows.map(({ from }) => from))).toEqual(handles);
    expect(demoFollows).toHaveLength(demoUsers.length);
  });

  it('has every reply come after what it answers', () => {
    const early = everyQuack.flatMap((quack) =>
      (quack.replies ?? []).filter((reply) => reply.minutesAgo >= quack.minutesAgo),
    );

    expect(early).toEqual([]);
  });

  it('spreads over the last 28 days, densest in the last one, up to two minutes ago', () => {
    const ages = everyQuack.map((quack) => quack.minutesAgo);
    const perDay = Array.from({ length: 28 }, (_, day) => ages.filter((age) => Math.floor(age / DAY) === day).length);

    expect(Math.min(...ages)).toBe(2);
    expect(Math.max(...ages)).toBeLessThan(28 * DAY);
    expect(Math.min(...perDay)).toBeGreaterThan(0);
    expect(perDay[0]).toBe(Math.max(...perDay));
    expect(ages.filter((age) => age < 60).length).toBeGreaterThanOrEqual(5);
  });

  it('has no posts from before their authors joined', () => {
    const joinedDaysAgo = new Map(demoUsers.map((person) => [person.handle, person.joinedDaysAgo]));

    const tooEarly = everyQuack.filter((quack) => quack.minutesAgo > (joinedDaysAgo.get(quack.by) ?? 0) * DAY);

    expect(tooEarly).toEqual([]);
  });

  it('stores texts as publishing would: trimmed, composed, 1 to 500 graphemes, at most 10,000 bytes', () => {
    const wrong = everyQuack.filter(
      ({ text }) =>
        text !== text.trim().normalize('NFC') ||
        graphemes(text) < 1 ||
        graphemes(text) > 500 ||
        Buffer.byteLength(text) > 10_000,
    );

    expect(wrong).toEqual([]);
  });

  it('never says the same thing twice', () => {
    const texts = everyQuack.map((quack) => quack.text);

    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('speaks Hebrew in at least 12 % of its quacks', () => {
    const hebrew = everyQuack.filter((quack) => /\p{Script=Hebrew}/u.test(quack.text));

    expect(hebrew.length / everyQuack.length).toBeGreaterThanOrEqual(0.12);
  });

  it('has a hashtag that at least six different people used in the last 24 hours', () => {
    const users = new Map<string, Set<string>>();
    for (const quack of everyQuack.filter(({ minutesAgo }) => minutesAgo < DAY)) {
      for (const tag of hashtagsOf(quack.text)) {
        users.set(tag, (users.get(tag) ?? new Set<string>()).add(quack.by));
      }
    }

    expect(Math.max(...[...users.values()].map((people) => people.size))).toBeGreaterThanOrEqual(6);
  });
});
