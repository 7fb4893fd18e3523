import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { NotificationKinds } from '../../src/features/account/settings/NotificationKinds';
import { en as settings } from '../../src/features/account/settings/messages.en';
import { en as push } from '../../src/features/account/settings/push/messages.en';
import { NotificationRow } from '../../src/features/inbox/notifications/NotificationRow';
import { useNotificationsQuery } from '../../src/features/inbox/notifications/Notifications.generated';
import { en as words } from '../../src/features/inbox/notifications/messages.en';
import { useViewer } from '../../src/features/session/viewer/viewer';
import { api } from '../support/api';
import { fill } from '../support/fields';
import { renderPage } from '../support/render';

function Rows() {
  const { data } = useNotificationsQuery({ variables: { filter: 'ALL', first: 10 } });
  return data?.viewer?.notifications.edges.map(({ node }) => (
    <NotificationRow key={node.id} notification={node} viewerHandle="ada" />
  ));
}

describe('a notification of what someone published', () => {
  const max = { id: 'max', handle: 'max', displayName: 'Max' };
  const node = { id: 'n1', kind: 'POST', actors: [max], actorCount: 1, actCount: 1 };

  test.each([
    ['a quack', null, words.postOne],
    ['a reply', { id: 'q0', content: 'a question' }, words.postReply],
  ])('says that it is %s, leads to it, and can be answered in place', async (_, parent, sentence) => {
    const post = { id: 'q1', content: 'the first heron', author: max, parent };
    api.answer('Notifications', { viewer: { notifications: { edges: [{ cursor: 'c', node: { ...node, post } }] } } });

    await renderPage(<Rows />, { viewer: {} });

    const link = await screen.findByRole('link', { name: fill(sentence, { first: 'Max' }) });
    expect(link).toHaveAttribute('href', '/post/q1');
    expect(screen.getByText('the first heron')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});

describe('the settings of notifications', () => {
  function Kinds() {
    const viewer = useViewer();
    return viewer && <NotificationKinds preferences={viewer.preferences} />;
  }

  test('turn off, push and email what people with a bell publish', async () => {
    const preferences = { notifiedKinds: ['POST'], mailedKinds: [], emailNotifications: true };
    const chosen = { pushedKinds: ['POST'], quietHours: { isOn: false, from: '22:00', until: '07:00' } };
    api.answer('NotificationSettings', { viewer: { notificationSettings: chosen } });
    const { user } = await renderPage(<Kinds />, { viewer: { preferences } });
    const named = (message: string) =>
      screen.findByRole('switch', { name: fill(message, { kind: settings.kindPost }) });

    expect(await named(settings.kindInApp)).toBeChecked();
    expect(await named(push.kindByPush)).toBeChecked();
    expect(await named(settings.kindByEmail)).not.toBeChecked();
    await user.click(await named(settings.kindByEmail));
    await user.click(await named(push.kindByPush));

    expect(api.sent('UpdatePreferences')).toEqual([{ input: { mailedKinds: ['POST'] } }]);
    expect(api.sent('UpdateNotificationSettings')).toMatchObject([{ input: { pushedKinds: [] } }]);
  });
});
