import { describe, expect, it } from '@jest/globals';
import {
  type Draft,
  draftFrom,
  emptyDraft,
  isEmpty,
  payloadOf,
  withAttempt,
} from '../../src/features/posts/drafts/draft';
import { newPart } from '../../src/features/posts/drafts/draft-part';
import { measureDraft } from '../../src/features/posts/drafts/draft-measure';

const draftOf = (content: string, contentWarning: string | null = null): Draft => ({
  ...emptyDraft,
  content,
  contentWarning,
});

/** Returns key-1, key-2, and so on. */
function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

describe('trying to send a draft', () => {
  it('keeps the key while the words stay the same', () => {
    const newKey = keys();
    const first = withAttempt(draftOf('Hello pond'), newKey);

    const second = withAttempt(first, newKey);

    expect(second.attempt.idempotencyKey).toBe('key-1');
  });

  it('takes another key for other words', () => {
    const newKey = keys();
    const first = withAttempt(draftOf('Hello pond'), newKey);

    const second = withAttempt({ ...first, content: 'Hello, pond' }, newKey);

    expect(second.attempt.idempotencyKey).toBe('key-2');
  });

  it('takes another key for another warning', () => {
    const newKey = keys();
    const first = withAttempt(draftOf('The duck dies'), newKey);

    const second = withAttempt({ ...first, contentWarning: 'Spoiler' }, newKey);

    expect(second.attempt.idempotencyKey).toBe('key-2');
  });

  it('keeps the key where the language was recognized only after the first try', () => {
    const newKey = keys();
    const part = newPart({ content: 'second' });
    const first = withAttempt({ ...draftOf('Hello pond'), thread: [part] }, newKey);

    const second = withAttempt({ ...first, language: 'en', thread: [{ ...part, language: 'en' }] }, newKey);

    expect(second.attempt).toBe(first.attempt);
  });

  it('takes another key for a language that was chosen', () => {
    const newKey = keys();
    const first = withAttempt({ ...draftOf('Hello pond'), language: 'en' }, newKey);

    const second = withAttempt({ ...first, language: 'fr', isLanguageChosen: true }, newKey);

    expect(second.attempt).toMatchObject({ idempotencyKey: 'key-2', language: 'fr' });
  });

  it('takes another key for another poll, and sends only the answers that are written', () => {
    const newKey = keys();
    const poll = { options: ['Soup', ' ', 'Salad'], minutes: 60, multiple: false, hidesUntilEnd: true };
    const first = withAttempt({ ...draftOf('Lunch?'), poll }, newKey);
    const again = withAttempt(first, newKey);
    const second = withAttempt({ ...again, poll: { ...poll, minutes: 1_440 } }, newKey);

    expect([first, again, second].map(({ attempt }) => attempt.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(payloadOf(first).poll).toEqual({ options: ['Soup', 'Salad'], durationMinutes: 60, hidesUntilEnd: true });
    expect(draftFrom(structuredClone(first))).toEqual(first);
    expect(draftFrom({ ...first, poll: { options: 'Soup' } })).toMatchObject({ poll: null });
  });

  it('sends a thread without its empty quacks, with another key for other words in it', () => {
    const newKey = keys();
    const poll = { options: ['Soup', 'Salad', ''], minutes: 60, multiple: false, hidesUntilEnd: false };
    const thread = [newPart({ content: 'Second' }), newPart({ content: ' ' }), newPart({ content: 'Third', poll })];
    const first = withAttempt({ ...draftOf('First'), thread }, newKey);
    const again = withAttempt({ ...first, thread: thread.toSpliced(1, 1) }, newKey);
    const second = withAttempt({ ...again, thread: [newPart({ content: 'Other' })] }, newKey);

    expect([first, again, second].map(({ attempt }) => attempt.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(payloadOf(first).thread).toEqual([
      { content: 'Second', contentWarning: null },
      { content: 'Third', contentWarning: null, poll: { options: ['Soup', 'Salad'], durationMinutes: 60 } },
    ]);
    expect(draftFrom(structuredClone(first))).toEqual(first);
    expect(draftFrom({ ...first, thread: [{ content: 'No key' }, 7] })).toMatchObject({ thread: [] });
    expect(isEmpty({ ...emptyDraft, thread })).toBe(false);
    expect(isEmpty({ ...emptyDraft, thread: [newPart()] })).toBe(true);
  });

  it('keeps the key if it was saved on the server between two attempts', () => {
    const newKey = keys();
    const first = withAttempt(draftOf('Hello pond'), newKey);
    const saved = { id: 'd', revision: 1, content: '{}', isChangedElsewhere: false };
    const again = withAttempt({ ...first, saved }, newKey);
    const other = withAttempt({ ...again, content: 'Hello' }, newKey);

    expect(again.attempt).toEqual(first.attempt);
    expect(other.attempt).toMatchObject({ idempotencyKey: 'key-2', draftId: 'd' });
    expect(draftFrom(structuredClone(other))).toEqual(other);
  });

  it('takes another key for another mark of its pictures, and forgets the mark without any', () => {
    const newKey = keys();
    const media = [{ id: 'm', url: '/m.jpeg', kind: 'IMAGE', altText: '' }] as unknown as Draft['media'];
    const first = withAttempt({ ...draftOf('Art'), media }, newKey);

    const second = withAttempt({ ...first, isSensitive: true }, newKey);

    expect(second.attempt).toMatchObject({ idempotencyKey: 'key-2', isSensitive: true });
    expect(draftFrom(structuredClone(second))).toMatchObject({ isSensitive: true, attempt: second.attempt });
    expect(payloadOf({ ...second, media: [] })).toEqual({ content: 'Art', contentWarning: null });
  });

  it('takes another key for other readers, who are sent only where they were chosen', () => {
    const newKey = keys();
    const first = withAttempt(draftOf('Hello pond'), newKey);

    const second = withAttempt({ ...first, visibility: 'FOLLOWERS' }, newKey);

    expect(second.attempt).toMatchObject({ idempotencyKey: 'key-2', visibility: 'FOLLOWERS' });
    expect(first.attempt).not.toHaveProperty('visibility');
    expect(draftFrom(structuredClone(second))).toEqual(second);
    expect(draftFrom({ ...second, visibility: 1 })?.visibility).toBeNull();
  });

  it('takes an opened warning without words for none', () => {
    const newKey = keys();
    const first = withAttempt(draftOf('Hello pond'), newKey);

    const second = withAttempt({ ...first, contentWarning: '  ' }, newKey);

    expect(second.attempt.idempotencyKey).toBe('key-1');
    expect(payloadOf(second)).toEqual({ content: 'Hello pond', contentWarning: null });
  });
});

describe('a draft that comes from the device', () => {
  it('is what was kept', () => {
    const kept = withAttempt(draftOf('Hello pond', 'Ducks'), keys());

    const draft = draftFrom(structuredClone(kept));

    expect(draft).toEqual(kept);
  });

  it.each([undefined, null, 'words', 3, {}, { content: 4 }])('is none where %p was kept', (kept) => {
    expect(draftFrom(kept)).toBeNull();
  });

  it('says no language where that was chosen, as for a quack that is edited', () => {
    const kept = { ...draftOf('Hello pond'), isLanguageChosen: true, thread: [newPart({ isLanguageChosen: true })] };

    const draft = draftFrom(JSON.parse(JSON.stringify(kept)));

    expect(draft).toMatchObject({ language: null, isLanguageChosen: true, thread: [{ isLanguageChosen: true }] });
  });

  it('loses a try that cannot be read, and keeps the words', () => {
    const draft = draftFrom({ content: 'Hello', contentWarning: null, attempt: { idempotencyKey: 7 } });

    expect(draft).toEqual(draftOf('Hello'));
  });
});

describe('the measure of a draft', () => {
  it('counts characters as a person does', () => {
    expect(measureDraft(draftOf('שָׁלוֹם 👩‍👩‍👧‍👦')).length).toBe(6);
  });

  it('leaves the space around the words out', () => {
    expect(measureDraft(draftOf('  \n quack \n')).length).toBe(5);
  });

  it('counts a link as 23, however long it is', () => {
    const address = `https://example.org/${'a'.repeat(900)}`;

    const measure = measureDraft(draftOf(`See ${address}`));

    expect(measure).toMatchObject({ length: 27, overflowAt: null, problem: null });
  });

  it('marks nothing at the limit', () => {
    expect(measureDraft(draftOf('x'.repeat(500)))).toMatchObject({ length: 500, overflowAt: null, problem: null });
  });

  it('marks what goes beyond the limit', () => {
    const measure = measureDraft(draftOf(`  ${'x'.repeat(503)}`));

    expect(measure).toMatchObject({ length: 503, overflowAt: 502, problem: 'TOO_LONG' });
  });

  it('tells mentions, hashtags and links apart, where they were typed', () => {
    const { entities } = measureDraft(draftOf('\n  Hi @ada_pond #reeds'));

    expect(entities.map(({ kind, start, end }) => [kind, start, end])).toEqual([
      ['MENTION', 6, 15],
      ['HASHTAG', 16, 22],
    ]);
  });

  it('never marks half of a character', () => {
    const text = `${'x'.repeat(499)}👩‍👩‍👧‍👦!`;

    const { overflowAt } = measureDraft(draftOf(text));

    expect(text.slice(overflowAt ?? 0)).toBe('!');
  });

  it('marks a whole link that does not fit', () => {
    const text = `${'x'.repeat(490)} https://example.org/pond`;

    const { overflowAt } = measureDraft(draftOf(text));

    expect(text.slice(overflowAt ?? 0)).toBe('https://example.org/pond');
  });

  it('comes to an end for a pasted book', () => {
    const { length, problem } = measureDraft(draftOf('word '.repeat(200_000)));

    expect(length).toBeGreaterThan(500_000);
    expect(problem).toBe('TOO_MANY_BYTES');
  });

  it('names too many hashtags', () => {
    const tags = Array.from({ length: 11 }, (_, index) => `#tag${index}x`).join(' ');

    expect(measureDraft(draftOf(tags)).problem).toBe('TOO_MANY_HASHTAGS');
  });

  it('names a warning that is too long', () => {
    expect(measureDraft(draftOf('Hello', 'x'.repeat(121))).problem).toBe('WARNING_TOO_LONG');
    expect(measureDraft(draftOf('Hello', 'x'.repeat(120))).problem).toBeNull();
  });

  it('has nothing to send without words', () => {
    expect(measureDraft(emptyDraft).problem).toBe('EMPTY');
    const asking = (...options: string[]) =>
      measureDraft({ ...draftOf('Lunch?'), poll: { options, minutes: 60, multiple: false, hidesUntilEnd: false } });
    expect(['Soup', 'soup', 'Salad'].map((last) => asking('Soup', last, '').problem)).toEqual(['POLL', 'POLL', null]);
    expect(isEmpty(draftOf(' \n'))).toBe(true);
    expect(isEmpty(draftOf('', 'Ducks'))).toBe(false);
  });
});

describe('a draft with a place', () => {
  const place = { latitude: 32.805, longitude: 34.991, name: 'Haifa' };
  const placed = { ...emptyDraft, content: 'Hello', place };

  it('sends the point without what it was chosen by', () => {
    const { attempt } = withAttempt(placed, () => 'key');

    expect(attempt.place).toEqual({ latitude: 32.805, longitude: 34.991 });
  });

  it('is another quack elsewhere, and the same one at the same place', () => {
    const first = withAttempt(placed, () => 'key-1');
    const again = withAttempt(first, () => 'key-2');
    const elsewhere = withAttempt({ ...first, place: { ...place, latitude: 31 } }, () => 'key-3');

    expect(again.attempt.idempotencyKey).toBe('key-1');
    expect(elsewhere.attempt.idempotencyKey).toBe('key-3');
  });

  it('is kept with its place, and without one that cannot be read', () => {
    expect(draftFrom({ ...placed })?.place).toEqual(place);
    expect(draftFrom({ ...placed, place: { latitude: '32' } })?.place).toBeNull();
  });
});
