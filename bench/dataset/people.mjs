import { idAt } from './random.mjs';
import { DAY_MS, NAMED } from './sizes.mjs';
import { ENGLISH, FIRST_NAMES, HEBREW, HEBREW_NAMES } from './words.mjs';

/**
 * @typedef {object} Person
 * @property {string} id
 * @property {string} handle
 * @property {boolean} isHebrew
 * @property {string} displayName
 * @property {string} bio
 * @property {boolean} hasPicture
 * @property {number} since milliseconds since 1970
 */

/** The share of people who write in Hebrew, and so of quacks. */
const HEBREW_PART = 0.08;

/**
 * People, the most followed first, then the named accounts.
 * @returns {Person[]}
 */
export function makePeople(size, random, now) {
  const people = [];
  for (let index = 0; index < size.people + NAMED.length; index += 1) {
    const named = NAMED[index - size.people];
    const isHebrew = named === undefined && random.chance(HEBREW_PART);
    const since = now - (60 + random.next() * 600) * DAY_MS;
    const first = isHebrew ? random.of(HEBREW_NAMES) : random.of(FIRST_NAMES);
    people.push({
      id: idAt(since, random),
      handle: named ?? `${random.of(FIRST_NAMES)}_${index}`,
      isHebrew,
      displayName: named === undefined ? `${first} ${initial(random, isHebrew)}` : capitalized(named),
      bio: random.chance(0.7) ? sentence(random, isHebrew ? HEBREW : ENGLISH, 4 + random.below(18)) : '',
      hasPicture: random.chance(0.6),
      since,
    });
  }
  return people;
}

function initial(random, isHebrew) {
  return isHebrew ? `${random.of(HEBREW_NAMES)[0]}׳` : `${String.fromCharCode(65 + random.below(26))}.`;
}

export function sentence(random, words, count) {
  let text = random.of(words);
  for (let n = 1; n < count; n += 1) text += ` ${random.of(words)}`;
  return capitalized(text);
}

function capitalized(text) {
  return text[0].toUpperCase() + text.slice(1);
}

/** Rows of `users`. @param counts each person's followers, follows, quacks and newest quack's id */
export function* userRows(people, counts, passwordHash) {
  for (const [index, person] of people.entries()) {
    const since = new Date(person.since).toISOString();
    const email = `${person.handle.toLowerCase()}@example.org`;
    yield [
      person.id,
      person.handle,
      person.handle.toLowerCase(),
      email,
      email,
      NAMED.includes(person.handle) ? passwordHash : 'none',
      person.displayName,
      person.bio,
      person.hasPicture ? `/media/avatars/${person.id}.webp` : null,
      person.isHebrew ? 'he' : 'en',
      since,
      counts.followers[index],
      counts.following[index],
      counts.quacks[index],
      counts.newest[index],
      since,
      since,
    ];
  }
}

export const USER_COLUMNS = `id, handle, handle_key, email, email_key, password_hash, display_name, bio, image_url, language,
  email_verified_at, follower_count, following_count, post_count, last_post_id, created_at, updated_at`;
