import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { ProfileHeader } from '../../src/features/people/profiles/ProfileHeader';
import { useUserProfileQuery } from '../../src/features/people/profiles/Profile.generated';
import { en } from '../../src/i18n/en/catalog';
import { he } from '../../src/i18n/he/catalog';
import { api } from '../support/api';
import { button, fill } from '../support/fields';
import { renderPage } from '../support/render';

const words = en.follows;
const max = { id: 'max', handle: 'max', displayName: 'Max', viewerIsFollowing: true, viewerFollowState: 'FOLLOWING' };
const bellName = (state: string) =>
  fill(words.notificationsNow, { label: fill(words.notifications, { name: 'Max' }), state });

function Profile() {
  const { data } = useUserProfileQuery({ variables: { handle: 'max' } });
  return data?.user && <ProfileHeader user={data.user} isHidden={false} />;
}

async function open(person: object, viewer: object | undefined = {}) {
  api.answer('UserProfile', { user: { ...max, ...person } });
  const page = await renderPage(<Profile />, viewer && { viewer: viewer as Record<string, unknown> });
  await screen.findByText('Max');
  return page;
}

const chosen = (viewerPostNotifications: string) => ({
  choosePostNotifications: { user: { id: 'max', viewerPostNotifications } },
});

beforeEach(() => api.answer('ChoosePostNotifications', ({ choice }) => Promise.resolve(chosen(choice!))));

describe('the bell of a profile', () => {
  test('says which posts one is notified of, and offers all choices', async () => {
    const { user } = await open({ viewerPostNotifications: 'ORIGINALS' });
    const bell = button(bellName(words.notifyOriginals));

    await user.click(bell);

    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')])).toEqual([
      [words.notifyAll + words.notifyAllHint, 'false'],
      [words.notifyOriginals + words.notifyOriginalsHint, 'true'],
      [words.notifyOff, 'false'],
    ]);
    expect(bell.querySelector('svg')).toHaveAttribute('fill', 'currentColor');
  });

  test('changes at once, by the keyboard too, and keeps the focus', async () => {
    const release = api.hold('ChoosePostNotifications', chosen('ALL'));
    const { user } = await open({ viewerPostNotifications: 'OFF' });
    const bell = button(bellName(words.notifyOff));
    bell.focus();

    await user.keyboard('{ArrowDown}{Enter}');

    expect(button(bellName(words.notifyAll))).toHaveFocus();
    release();
    await waitFor(() => expect(api.sent('ChoosePostNotifications')).toEqual([{ id: 'max', choice: 'ALL' }]));
    expect(button(bellName(words.notifyAll))).toBeVisible();
  });

  test('goes back and says so where it fails', async () => {
    api.fail('ChoosePostNotifications');
    const { user } = await open({ viewerPostNotifications: 'OFF' });

    await user.click(button(bellName(words.notifyOff)));
    await user.click(screen.getByRole('menuitemradio', { name: new RegExp(words.notifyAll) }));

    expect(await screen.findByText(en.errors.network)).toBeVisible();
    expect(button(bellName(words.notifyOff))).toBeVisible();
  });

  test('sends nothing for the choice that there is', async () => {
    const { user } = await open({ viewerPostNotifications: 'OFF' });

    await user.click(button(bellName(words.notifyOff)));
    await user.click(screen.getByRole('menuitemradio', { name: words.notifyOff }));

    expect(api.sent('ChoosePostNotifications')).toEqual([]);
  });

  test.each([
    ['of someone whom one does not follow', { viewerIsFollowing: false, viewerFollowState: 'NONE' }, {}],
    ['of someone who has yet to accept', { viewerIsFollowing: false, viewerFollowState: 'REQUESTED' }, {}],
    ['for visitors', { viewerIsFollowing: false, viewerFollowState: 'NONE' }, undefined],
  ])('is not there %s', async (_, person, viewer) => {
    await open(person, viewer);

    expect(screen.queryByRole('button', { name: /Notifications from/ })).not.toBeInTheDocument();
  });

  test('comes with a follow, turned off, and goes with it', async () => {
    api.answer('UnfollowUser', {
      unfollowUser: {
        user: { ...max, viewerIsFollowing: false, viewerFollowState: 'NONE', viewerPostNotifications: 'OFF' },
      },
    });
    api.answer('FollowUser', { followUser: { user: { ...max, viewerPostNotifications: 'OFF' } } });
    const { user } = await open({ viewerPostNotifications: 'ALL' });

    await user.click(button(fill(words.followingPerson, { name: 'Max' })));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Notifications from/ })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: fill(words.followPerson, { name: 'Max' }) }));

    expect(await screen.findByRole('button', { name: bellName(words.notifyOff) })).toBeVisible();
  });

  test('speaks Hebrew', async () => {
    api.answer('UserProfile', { user: { ...max, viewerPostNotifications: 'ALL' } });
    await renderPage(<Profile />, { viewer: {}, language: 'he' });

    const { notifications: label, notificationsNow, notifyAll } = he.follows;
    const name = fill(notificationsNow, { label: fill(label, { name: 'Max' }), state: notifyAll });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});
