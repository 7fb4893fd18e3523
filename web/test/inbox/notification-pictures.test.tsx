import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { NotificationRow } from '../../src/features/inbox/notifications/NotificationRow';
import { useNotificationsQuery } from '../../src/features/inbox/notifications/Notifications.generated';
import { en } from '../../src/features/inbox/notifications/messages.en';
import { he } from '../../src/features/inbox/notifications/messages.he';
import { en as media } from '../../src/features/posts/media/messages.en';
import { api } from '../support/api';
import { renderPage } from '../support/render';

function Rows() {
  const { data } = useNotificationsQuery({ variables: { filter: 'ALL', first: 10 } });
  return data?.viewer?.notifications.edges.map(({ node }) => (
    <NotificationRow key={node.id} notification={node} viewerHandle="ada" />
  ));
}

const max = { id: 'max', handle: 'max', displayName: 'Max' };
const heron = { id: 'm1', kind: 'IMAGE', url: '/m1', thumbnailUrl: '/m1-small', altText: 'A heron' };
const pictured = { id: 'q1', content: 'in the reeds', author: max, media: [heron, { ...heron, id: 'm2' }] };
const unlike = (more: object) => ({ unlessPlain: { id: 'q1', filtered: [], ...more } });
const filtered = (action: string) => unlike({ filtered: [{ title: 'birds', action, contexts: ['NOTIFICATIONS'] }] });

interface Circumstances {
  kind?: string;
  sensitiveMedia?: string;
  language?: 'en' | 'he';
}

async function show(post: object, { kind = 'NOD', sensitiveMedia = 'BLUR', language = 'en' }: Circumstances = {}) {
  const node = { id: 'n1', kind, actors: [max], actorCount: 1, actCount: 1, post };
  api.answer('Notifications', { viewer: { notifications: { edges: [{ cursor: 'c', node }] } } });
  await renderPage(<Rows />, { viewer: { preferences: { sensitiveMedia } }, language });
  await screen.findByText('Max');
}

describe('a notification about a quack with pictures', () => {
  test('shows a small one of the first, with its description', async () => {
    await show(pictured);

    expect(screen.getByRole('img', { name: 'A heron' })).toHaveAttribute('src', '/m1-small');
  });

  test('says that a picture has no description', async () => {
    await show({ ...pictured, media: [{ ...heron, altText: '' }] });

    expect(screen.getByRole('img', { name: media.image })).toBeVisible();
  });

  test.each([
    ['covers what is marked as sensitive', unlike({ isMarkedSensitive: true }), 'BLUR', media.sensitiveImages],
    ['covers it for who hides it', unlike({ isMarkedSensitive: true }), 'HIDE', media.sensitiveImages],
    [
      'covers what moderators marked, whatever one prefers',
      unlike({ isMarkedSensitive: true, isMarkedByStaff: true }),
      'SHOW',
      media.sensitiveImages,
    ],
    ['covers what a filter blurs', filtered('BLUR'), 'SHOW', 'birds'],
    ['shows what is sensitive to who wants that', unlike({ isMarkedSensitive: true }), 'SHOW', 'A heron'],
  ])('%s', async (_, more, sensitiveMedia, name) => {
    await show({ ...pictured, ...more }, { sensitiveMedia });

    expect(screen.getByRole('img', { name })).toBeVisible();
    expect(screen.queryAllByRole('img', { name: 'A heron' })).toHaveLength(name === 'A heron' ? 1 : 0);
  });

  test.each([
    ['a content warning', { contentWarning: 'spoiler' }],
    ['a filter', filtered('WARN')],
  ])('has no picture where %s hides the words', async (_, more) => {
    await show({ ...pictured, ...more });

    expect(screen.queryByRole('img', { name: 'A heron' })).not.toBeInTheDocument();
    expect(screen.queryByText('in the reeds')).not.toBeInTheDocument();
  });
});

describe('a notification of a quote', () => {
  const quoted = { state: 'ACCEPTED', post: { id: 'q0', content: 'my heron', contentWarning: null } };
  const post = { id: 'q1', content: 'look at this', author: max, quote: quoted };

  test.each([
    ['QUOTE', 'en', en],
    ['QUOTE_REQUEST', 'en', en],
    ['QUOTE', 'he', he],
  ] as const)('says below what was quoted: %s in %s', async (kind, language, words) => {
    await show(post, { kind, language });

    const [before = ''] = words.yourQuack.split('{words}');
    expect(screen.getByText('my heron').closest('p')).toHaveTextContent(`${before}my heron`);
    expect(screen.getByText('look at this')).toBeVisible();
  });

  test('says the warning of what was quoted in place of its words', async () => {
    const warned = { ...quoted, post: { ...quoted.post, contentWarning: 'birds' } };
    await show({ ...post, quote: warned }, { kind: 'QUOTE' });

    expect(screen.getByText('birds')).toBeVisible();
    expect(screen.queryByText('my heron')).not.toBeInTheDocument();
  });
});
