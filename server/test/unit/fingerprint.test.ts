import { describe, expect, it } from '@jest/globals';
import { parseEntities } from '@mallard/rules/text-entities';
import { distance, fingerprintOf, NEAR_BITS } from '#moderation/spam/fingerprint.js';

const of = (text: string) => fingerprintOf(text, parseEntities(text))!;
const near = (one: string, other: string) => distance(of(one), of(other)) <= NEAR_BITS;

const OFFER = 'Earn money from home with this one simple trick, write to me now and start today';

describe('the fingerprint of a text', () => {
  it.each([
    ['whom it mentions', `@ada ${OFFER}`, `${OFFER} @bert @carla`],
    ['case, width and punctuation', OFFER, `${OFFER.toUpperCase()}!!!`],
    ['a word', OFFER, OFFER.replace('today', 'tonight')],
    ['the path of a link', `${OFFER} https://a.example/1`, `${OFFER} https://a.example/2?x=y`],
    ['Hebrew points', 'הרוויחו כסף קל מהבית בלי מאמץ, כתבו לי עכשיו', 'הרוויחו כֶּסֶף קַל מהבית בלי מאמץ, כתבו לי עכשיו'],
  ])('is nearly the same if it differs in %s', (_, one, other) => {
    expect(near(one, other)).toBe(true);
  });

  it.each([
    [OFFER, 'The herons are back at the pond, and one of them has found the goldfish again'],
    ['Look at my site https://a.example', 'Look at my site https://unrelated.example/page'],
    ['אנפות חזרו לאגם הבוקר, ואחת מהן מצאה את דגי הזהב', 'מתכון לחלה שהסבתא שלי לימדה אותי, עם שומשום'],
  ])('differs for other words: %s', (one, other) => {
    expect(near(one, other)).toBe(false);
  });

  it('is that of no one for short words that many people write', () => {
    expect(fingerprintOf('Happy birthday, @ada!', parseEntities('Happy birthday, @ada!'))).toBeNull();
    expect(of('https://a.example')).not.toBeNull();
  });
});
