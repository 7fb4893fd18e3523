import { expectAccessible } from './support/axe';
import { notificationMessages } from './support/inbox';
import { followRequestMessages } from './support/page-messages';
import { expectToast } from './support/quacks';
import { expect, test } from './support/test';
import type { Person, World } from './support/world';

const approve = (world: World, by: Person) =>
  world.graphql('mutation { updatePreferences(input: { approvesFollowers: true }) { viewer { email } } }', {}, by);

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('someone approves followers, accepts who asks, and lets a follower go', async ({
    page,
    openBrowser,
    signIn,
    world,
    t,
  }) => {
    const w = followRequestMessages(t);
    const say = notificationMessages(t);
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    await signIn(page, ada);
    await page.goto('/profile?section=privacy');
    const approves = page.getByRole('switch', { name: w('approve') });
    await approves.check();
    await expect(page.getByRole('switch', { name: w('newcomers') })).toHaveCount(0);
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: say('emptyAll') })).toBeVisible();

    const other = await openBrowser(bea);
    // On a phone, without the suggestions beside the page, whose answer could be older than the press.
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(`/user/${ada.handle}`);
    const profile = other.getByRole('main');
    await expect(profile.getByRole('img', { name: w('approvesFollowers') })).toBeVisible();
    await profile.getByRole('button', { name: t('follows.followPerson', { name: 'Ada Pond' }) }).click();
    await expectToast(other, t('follows.asked'));
    await expect(
      profile.getByRole('button', { name: t('follows.requestedPerson', { name: 'Ada Pond' }) }),
    ).toHaveAttribute('aria-pressed', 'true');

    const link = page.getByRole('main').getByRole('link', { name: w('open', { count: 1 }) });
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: say('new', { count: 1 }) }).click();
    const told = page.getByRole('article', { name: say('requestOne', { first: 'Bea Reed' }) });
    await expect(told.getByRole('button', { name: w('acceptPerson', { name: 'Bea Reed' }) })).toBeVisible();
    await expectAccessible(page);
    await link.click();
    await expect(page.getByRole('heading', { name: w('title'), level: 1 })).toBeVisible();
    await page.getByRole('button', { name: w('acceptPerson', { name: 'Bea Reed' }) }).click();

    await expectToast(page, w('accepted', { name: 'Bea Reed' }));
    await expect(page.getByText(w('empty'))).toBeVisible();
    await expect(
      profile.getByRole('button', { name: t('follows.followingPerson', { name: 'Ada Pond' }) }),
    ).toBeVisible();

    await page.goto(`/user/${ada.handle}?list=followers`);
    const followers = page.getByRole('dialog', { name: t('profiles.followersTitle') });
    await followers.getByRole('button', { name: w('followerMenu', { name: 'Bea Reed' }) }).click();
    await page.getByRole('menuitem', { name: w('remove') }).click();
    const dialog = page.getByRole('alertdialog', { name: w('removeTitle', { handle: bea.handle }) });
    await expect(dialog).toContainText(w('removeApproves', { handle: bea.handle }));
    await dialog.getByRole('button', { name: w('remove'), exact: true }).click();

    await expectToast(page, w('removed', { handle: bea.handle }));
    await expect(followers.getByText(t('profiles.noFollowers', { name: 'Ada Pond' }))).toBeVisible();
  });
});

test.describe('in Hebrew, by keyboard', () => {
  test.use({ language: 'he' });

  test('requests are withdrawn, declined, and all accepted once followers are no longer approved', async ({
    page,
    openBrowser,
    signIn,
    world,
    t,
  }) => {
    const w = followRequestMessages(t);
    const people = [await world.person('עדה אגם'), await world.person('בת סוף'), await world.person('גל נוף')];
    const [ada, bea, gal] = people as [Person, Person, Person];
    await approve(world, ada);
    await world.follow(bea, ada);
    const other = await openBrowser(gal);
    // On a phone, without the suggestions beside the page, whose answer could be older than the press.
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(`/user/${ada.handle}`);
    const main = other.getByRole('main');
    await main.getByRole('button', { name: t('follows.followPerson', { name: 'עדה אגם' }) }).press('Enter');
    const asked = main.getByRole('button', { name: t('follows.requestedPerson', { name: 'עדה אגם' }) });
    await expectToast(other, t('follows.asked'));
    await asked.press('Enter');
    await expectToast(other, t('follows.withdrawn'));
    await expect(asked).toHaveCount(0);
    await other.getByRole('button', { name: t('posts.undo'), exact: true }).press('Enter');
    await expect(asked).toBeVisible();

    await signIn(page, ada);
    await page.goto('/follow-requests');
    await page.getByRole('button', { name: w('declinePerson', { name: 'גל נוף' }) }).press('Enter');
    await expectToast(page, w('declined'));
    await expect(page.getByRole('button', { name: w('acceptPerson', { name: 'בת סוף' }) })).toBeFocused();
    await expectAccessible(page);

    await page.goto('/profile?section=privacy');
    const approves = page.getByRole('switch', { name: w('approve') });
    await expect(approves).toBeChecked();
    await approves.press('Space');
    await expect(page.getByText(w('stillWaiting', { count: 1 }))).toBeVisible();
    await page.getByRole('button', { name: w('acceptAll') }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: w('acceptAllTitle') });
    await expect(dialog.getByRole('button', { name: t('states.cancel') })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expectToast(page, w('acceptedAll', { count: 1 }));
    await expect(page.getByText(w('stillWaiting', { count: 1 }))).toHaveCount(0);
    await expect(page.getByRole('switch', { name: w('newcomers') })).not.toBeChecked();
  });
});
