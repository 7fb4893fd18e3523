import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { notificationArrivals } from '../../src/features/inbox/notifications/arrivals';
import { en } from '../../src/features/inbox/notifications/messages.en';
import { he } from '../../src/features/inbox/notifications/messages.he';
import type { NotificationRow_NotificationFragment as Notification } from '../../src/features/inbox/notifications/Notifications.generated';
import { NotificationsPage } from '../../src/routes/notifications';
import { api } from '../support/api';
import { fill } from '../support/fields';
import { forgetPage, renderPage } from '../support/render';

const max = { __typename: 'User', id: 'max', handle: 'max', displayName: 'Max' };
const follow = (id: string) => ({ id, kind: 'FOLLOW', actors: [max], actorCount: 1, actCount: 1 });
const answer = (...nodes: object[]) =>
  api.answer('Notifications', {
    viewer: { notifications: { edges: nodes.map((node) => ({ cursor: 'c', node })) } },
  });
const asked = () => api.sent('Notifications').map(({ filter, kinds }) => ({ filter, kinds }));
const arrive = (kind: string) =>
  notificationArrivals.announce({ id: kind, kind, createdAt: '2026-02-01', actors: [max] } as unknown as Notification);

afterEach(forgetPage);

describe('the kinds of notifications', () => {
  test('are asked of the server, and are in the address with the tab', async () => {
    answer(follow('n1'));
    const { user } = await renderPage(<NotificationsPage />, { viewer: {}, at: '/notifications' });
    const choice = await screen.findByRole('group', { name: en.kinds });
    await screen.findByRole('article');

    await user.click(within(choice).getByRole('radio', { name: en.kindFOLLOWS }));
    await waitFor(() => expect(location.search).toBe('?kind=follows'));
    await user.click(screen.getByRole('tab', { name: en.unread }));
    await waitFor(() => expect(location.search).toBe('?tab=unread&kind=follows'));
    expect(screen.getByRole('radio', { name: en.kindFOLLOWS })).toBeChecked();
    await user.click(screen.getByRole('tab', { name: en.mentions }));

    await waitFor(() => expect(location.search).toBe('?tab=mentions'));
    expect(screen.queryByRole('group', { name: en.kinds })).not.toBeInTheDocument();
    const kinds = ['FOLLOW', 'FOLLOW_REQUEST', 'FOLLOW_ACCEPTED'];
    await waitFor(() =>
      expect(asked()).toEqual([
        { filter: 'ALL', kinds: undefined },
        { filter: 'ALL', kinds },
        { filter: 'UNREAD', kinds },
        { filter: 'MENTIONS', kinds: undefined },
      ]),
    );
  });

  test('have lists of their own, so that what one shows is not shown by another', async () => {
    api.answer('Notifications', async ({ kinds }: { kinds?: string[] }) =>
      Promise.resolve({ viewer: { notifications: { edges: kinds ? [] : [{ cursor: 'c', node: follow('n1') }] } } }),
    );
    const { user } = await renderPage(<NotificationsPage />, { viewer: {}, at: '/notifications' });
    await screen.findByRole('article');

    await user.click(screen.getByRole('radio', { name: en.kindPOLLS }));
    expect(await screen.findByRole('heading', { name: en.emptyPOLLS })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: en.kindALL }));

    expect(await screen.findByRole('article')).toBeVisible();
    expect(location.search).toBe('');
  });

  test('concern what arrives, too', async () => {
    answer(follow('n1'));
    await renderPage(<NotificationsPage />, { viewer: {}, at: '/notifications?kind=follows' });
    await screen.findByRole('article');

    arrive('NOD');
    arrive('FOLLOW_REQUEST');

    expect(await screen.findByRole('button', { name: fill(en.new.one, { count: '1' }) })).toBeVisible();
  });

  test.each([
    ['en', en],
    ['he', he],
  ] as const)('say in %s what is not there, with a way to all', async (language, words) => {
    answer();
    await renderPage(<NotificationsPage />, { viewer: {}, at: '/notifications?kind=nods', language });

    expect(await screen.findByRole('heading', { name: words.emptyNODS })).toBeVisible();
    expect(screen.getByRole('link', { name: words.seeAll })).toHaveAttribute('href', '/notifications');
    expect(screen.getByRole('radio', { name: words.kindNODS })).toBeChecked();
  });

  test('name the kind of which nothing is unread', async () => {
    answer();
    await renderPage(<NotificationsPage />, { viewer: {}, at: '/notifications?tab=unread&kind=system' });

    expect(await screen.findByText(fill(en.emptyUnreadKind, { kind: en.kindSYSTEM }))).toBeVisible();
    expect(screen.getByRole('link', { name: en.seeRead })).toHaveAttribute('href', '/notifications?kind=system');
  });

  test('are all where the address names none that there is', async () => {
    answer(follow('n1'));
    await renderPage(<NotificationsPage />, { viewer: {}, at: '/notifications?kind=quacks' });

    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByRole('radio', { name: en.kindALL })).toBeChecked();
  });
});
