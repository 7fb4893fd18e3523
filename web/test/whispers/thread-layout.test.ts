import { describe, expect, it } from '@jest/globals';
import { daysOf, firstUnread } from '../../src/features/inbox/whispers/thread-layout';
import type { Whisper_WhisperFragment as Whisper } from '../../src/features/inbox/whispers/Whispers.generated';

/** A whisper of June 2026 in the reader's time zone. */
const whisper = (id: string, author: 'ada' | 'bea', day: number, minute: number): Whisper => ({
  __typename: 'Whisper',
  id,
  conversationId: 'c',
  content: `Words ${id}`,
  entities: [],
  sentKey: null,
  isDeleted: false,
  editedAt: null,
  createdAt: new Date(2026, 5, day, 12, minute).toISOString(),
  author: {
    __typename: 'User',
    id: author,
    handle: author,
    displayName: '',
    imageUrl: null,
    viewerIsSelf: author === 'ada',
  },
});

const shape = (days: ReturnType<typeof daysOf>) =>
  days.map(({ date, runs }) => [date.getDate(), runs.map(({ whispers }) => whispers.map(({ id }) => id).join(''))]);

describe('the layout of a conversation', () => {
  it('puts days and what one person said without a pause together, oldest first', () => {
    const newestFirst = [
      whisper('5', 'ada', 2, 1),
      whisper('4', 'bea', 2, 0),
      whisper('3', 'bea', 1, 30),
      whisper('2', 'bea', 1, 2),
      whisper('1', 'bea', 1, 0),
    ];

    expect(shape(daysOf(newestFirst, null))).toEqual([
      [1, ['12', '3']],
      [2, ['4', '5']],
    ]);
  });

  it('begins a run where the unread ones begin', () => {
    const [day] = daysOf([whisper('2', 'bea', 1, 1), whisper('1', 'bea', 1, 0)], '2');

    expect(day?.runs.map(({ id, isUnreadFrom }) => [id, isUnreadFrom])).toEqual([
      ['1', false],
      ['2', true],
    ]);
  });
});

describe('the first unread whisper', () => {
  const newestFirst = [
    whisper('4', 'bea', 1, 4),
    whisper('3', 'ada', 1, 3),
    whisper('2', 'bea', 1, 2),
    whisper('1', 'bea', 1, 1),
  ];

  it('is found by counting those of others', () => {
    expect(firstUnread(newestFirst, 1)).toBe('4');
    expect(firstUnread(newestFirst, 2)).toBe('2');
  });

  it('is the oldest there is where they go further back, and none where nothing is unread', () => {
    expect(firstUnread(newestFirst, 9)).toBe('1');
    expect(firstUnread(newestFirst, 0)).toBeNull();
  });

  it('is none that was deleted', () => {
    const deleted = newestFirst.map((each) => (each.id === '4' ? { ...each, isDeleted: true } : each));

    expect(firstUnread(deleted, 1)).toBe('2');
  });
});
