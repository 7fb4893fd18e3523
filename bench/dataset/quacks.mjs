import { hashtagKeys, mentionedHandles, parseEntities } from '@mallard/rules/text-entities';
import { WeightedPick } from './random.mjs';
import { sentence } from './people.mjs';
import { EMOJI, ENGLISH, HEBREW, LINKS } from './words.mjs';

/** Graphemes of a quack: median, spread (log-normal), minimum and maximum. */
const MEDIAN = 90;
const SPREAD = 0.55;
const [SHORTEST, LONGEST] = [6, 420];
const WORD = { english: 5.1, hebrew: 4.6 };

const HEBREW_PART = 0.08;
const HASHTAG_PART = 0.3;
const SECOND_HASHTAG_PART = 0.2;
const MENTION_PART = 0.12;
const LINK_PART = 0.1;
const EMOJI_PART = 0.2;
const EDITED_PART = 0.02;

/** Writes the texts of quacks, and counts their hashtags. */
export class QuackWriter {
  /** @param {{ people: import('./people.mjs').Person[], size: import('./sizes.mjs').Size }} world */
  constructor({ people, size }, random) {
    this.random = random;
    this.people = people;
    this.handles = new Map(people.map((person, index) => [person.handle.toLowerCase(), index]));
    const count = Math.max(50, Math.floor(size.quacks / 200));
    this.tags = Array.from({ length: count }, (_, rank) => (rank === 0 ? 'ducks' : tagOf(random, ENGLISH)));
    this.hebrewTags = Array.from({ length: Math.ceil(count / 10) }, () => tagOf(random, HEBREW));
    this.fame = new WeightedPick(count, (rank) => (rank + 3) ** -0.9);
    this.named = new WeightedPick(size.people, (rank) => (rank + 10) ** -0.8);
    /** @type {Map<string, { name: string, quacks: number, first: number, last: number }>} */
    this.used = new Map();
  }

  /** The text of a quack, and its entities. */
  write() {
    const content = this.words(this.random.chance(HEBREW_PART));
    const entities = parseEntities(content);
    const mentioned = mentionedHandles(entities).map((handle) => this.handles.get(handle.toLowerCase()));
    return {
      content,
      entities,
      tags: hashtagKeys(entities),
      mentioned: mentioned.filter((person) => person !== undefined),
    };
  }

  words(isHebrew) {
    const { random } = this;
    const wanted = Math.min(LONGEST, Math.max(SHORTEST, MEDIAN * Math.exp(random.normal() * SPREAD)));
    const [words, length] = isHebrew ? [HEBREW, WORD.hebrew] : [ENGLISH, WORD.english];
    const parts = [];
    let left = wanted;
    const add = (part) => {
      parts.push(part);
      left -= part.length + 1;
    };
    if (random.chance(MENTION_PART)) add(`@${this.people[this.named.pick(random)].handle}`);
    if (random.chance(LINK_PART)) add(random.of(LINKS));
    if (random.chance(EMOJI_PART)) add(random.of(EMOJI));
    if (random.chance(HASHTAG_PART)) {
      add(this.tag(isHebrew));
      if (random.chance(SECOND_HASHTAG_PART)) add(this.tag(isHebrew));
    }
    const prose = sentence(random, words, Math.max(1, Math.round(left / length)));
    // Hashtags and links are at the end, as in most quacks, and a mention at the beginning.
    return parts[0]?.startsWith('@') ? [parts[0], prose, ...parts.slice(1)].join(' ') : [prose, ...parts].join(' ');
  }

  tag(isHebrew) {
    const rank = this.fame.pick(this.random);
    return `#${isHebrew ? this.hebrewTags[rank % this.hebrewTags.length] : this.tags[rank]}`;
  }

  isEdited() {
    return this.random.chance(EDITED_PART);
  }

  /** Counts a hashtag of a quack or a reply. */
  use(tag, name, time, isReply) {
    const known = this.used.get(tag);
    if (!known) this.used.set(tag, { name, quacks: isReply ? 0 : 1, first: time, last: time });
    else {
      known.quacks += isReply ? 0 : 1;
      known.last = time;
    }
  }
}

function tagOf(random, words) {
  return `${random.of(words)}${random.of(words)}`;
}

export const QUACK_COLUMNS =
  'id, author_id, content, entities, parent_id, root_id, reply_count, nod_count, created_at, edited_at';

/**
 * Rows of `posts`; the hashtags and mentions of each go to `onTag` and `onMention`.
 * @param {{ people: import('./people.mjs').Person[] }} world
 * @param {import('./threads.mjs').Threads} threads
 */
export function* quackRows({ people }, threads, writer, { onTag, onMention }) {
  for (let index = 0; index < threads.ids.length; index += 1) {
    const id = threads.ids[index];
    const author = people[threads.authors[index]];
    const isReply = threads.parents[index] >= 0;
    const time = threads.times[index];
    const { content, entities, tags, mentioned } = writer.write();
    for (const tag of tags) {
      const written = entities.find((entity) => entity.kind === 'HASHTAG' && entity.target === tag);
      writer.use(tag, written.text.slice(1), time, isReply);
      onTag([tag, id, author.id, isReply]);
    }
    for (const person of mentioned) onMention([people[person].id, id]);
    const instant = new Date(time).toISOString();
    yield [
      id,
      author.id,
      content,
      JSON.stringify(entities),
      isReply ? threads.ids[threads.parents[index]] : null,
      isReply ? threads.ids[threads.roots[index]] : null,
      threads.replies[index],
      threads.nods[index],
      instant,
      writer.isEdited() ? instant : null,
    ];
  }
}
