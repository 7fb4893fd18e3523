import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { OutgoingBubble, RunOfBubbles } from '../../src/features/inbox/whispers/Bubble';
import { TIME } from '../support/api';
import { renderPage } from '../support/render';

const content = 'Ask @bea, not @nosuchperson, about #ducks';
const author = {
  __typename: 'User' as const,
  id: 'max',
  handle: 'max',
  displayName: 'Max',
  imageUrl: null,
  viewerIsSelf: false,
};
const whisper = {
  __typename: 'Whisper' as const,
  id: 'w1',
  conversationId: 'c1',
  content,
  entities: [
    { __typename: 'PostEntity' as const, kind: 'MENTION' as const, start: 4, end: 8, text: '@bea', target: 'bea' },
    {
      __typename: 'PostEntity' as const,
      kind: 'HASHTAG' as const,
      start: 35,
      end: 41,
      text: '#ducks',
      target: 'ducks',
    },
  ],
  sentKey: null,
  isDeleted: false,
  editedAt: null,
  createdAt: TIME,
  author,
};

const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('the words of a whisper', () => {
  test('link people who exist, and no one else', async () => {
    const run = { id: 'w1', author, whispers: [whisper], isUnreadFrom: false };
    await renderPage(<RunOfBubbles run={run} isGroup={false} isFolded={false} />);

    expect(links()).toEqual(['@bea', '#ducks']);
  });

  test('link no one until the server says who exists', async () => {
    const outgoing = {
      key: 'k',
      address: { conversationId: 'c1' },
      content,
      at: TIME,
      state: 'sending',
      error: null,
    } as const;
    await renderPage(<OutgoingBubble outgoing={outgoing} onRetry={() => undefined} onDiscard={() => undefined} />);

    expect(links()).toEqual(['#ducks']);
  });
});
