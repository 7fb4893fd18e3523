/*
 * Writes the names and keywords of emoji that the picker shows (docs/decisions/040). In an empty folder:
 *   npm install unicode-emoji-json@0.9.0 cldr-annotations-full@48.2.0 cldr-annotations-derived-full@48.2.0
 *   node <repository>/scripts/emoji-data.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Later emoji are missing on too many devices. */
const LATEST_VERSION = 15.1;
const LANGUAGES = ['en', 'he'];

const json = (path) => JSON.parse(readFileSync(`node_modules/${path}`, 'utf8'));
const groups = json('unicode-emoji-json/data-by-group.json');

function annotationsIn(language) {
  const plain = json(`cldr-annotations-full/annotations/${language}/annotations.json`).annotations.annotations;
  const derived = json(`cldr-annotations-derived-full/annotationsDerived/${language}/annotations.json`);
  const all = { ...plain, ...derived.annotationsDerived.annotations };
  // The annotations leave variation selectors out.
  return (emoji) => all[emoji] ?? all[emoji.replaceAll('\ufe0f', '')];
}

for (const language of LANGUAGES) {
  const annotation = annotationsIn(language);
  const data = groups.map(({ slug, emojis }) => ({
    group: slug,
    emojis: emojis
      .filter(({ emoji_version }) => Number(emoji_version) <= LATEST_VERSION)
      .map(({ emoji, name, skin_tone_support }) => {
        const { tts: [label] = [name], default: tags = [] } = annotation(emoji) ?? {};
        return [emoji, label, tags.filter((tag) => tag !== label).join('|'), skin_tone_support ? 1 : 0];
      }),
  }));
  const path = new URL(`../web/src/features/posts/emoji/names/${language}.json`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(data)}\n`);
}
