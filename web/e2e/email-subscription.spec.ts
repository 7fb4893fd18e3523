import { en as adminEn } from '../src/features/admin/email-subscription/messages.en';
import { he as adminHe } from '../src/features/admin/email-subscription/messages.he';
import { en as tables } from '../src/features/admin/tables/messages.en';
import { en } from '../src/features/front-door/email-subscription/messages.en';
import { he } from '../src/features/front-door/email-subscription/messages.he';
import { answerOperation, breakOperation } from './support/failures';
import { mainly } from './support/languages';
import { untilDraftSaved } from './support/saved-draft';
import { expect, test } from './support/test';
import { frontDoorMessages, messagesIn } from './support/messages';

for (const language of mainly('he')) {
  const w = messagesIn(language, en, he);

  test.describe(`news by mail, in ${language}`, () => {
    test.use({ language });

    test(
      'are confirmed by a mailed link, and ended by a press on the page of another',
      { tag: '@nightly' },
      async ({ page, world }) => {
        const email = `${world.unique('reader_')}@example.com`;
        await world.graphql('mutation($email: String!) { subscribeEmail(email: $email) }', { email });
        const { links } = await world.mailbox.newest(email);

        await page.goto(links[0] ?? '');
        await expect(page.getByRole('heading', { name: w('verifiedTitle') })).toBeVisible();
        await page.goto(links[1] ?? '');
        await page.getByRole('button', { name: w('unsubscribe') }).click();
        await expect(page.getByRole('heading', { name: w('leftTitle') })).toBeVisible();

        // The old link of the confirmation does not bring back who left.
        await page.goto(links[0] ?? '');
        await expect(page.getByRole('heading', { name: w('expiredTitle') })).toBeVisible();
      },
    );
  });
}

test(
  'what could not be counted is not told as nothing, and is not exported',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    await signIn(page, await world.administrator());
    for (const operation of ['EmailSubscriptions', 'EmailSubscriptionCounts']) await breakOperation(page, operation);

    await page.goto('/admin/email-subscriptions');

    await expect(page.getByRole('heading', { name: adminEn.loadFailed })).toBeVisible();
    await expect(page.getByText(adminEn.countUnknown)).toHaveCount(4);
    await expect(page.getByRole('button', { name: adminEn.export })).toBeDisabled();
  },
);

test(
  'subscriptions are sorted by when they were confirmed, which the table says',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const stem = world.unique('sorted_');
    for (const name of ['a', 'b', 'c']) {
      await world.graphql('mutation($email: String!) { subscribeEmail(email: $email) }', {
        email: `${name}.${stem}@example.com`,
      });
    }
    for (const name of ['c', 'a']) {
      await page.goto(await world.mailbox.link(`${name}.${stem}@example.com`));
      await expect(page.getByRole('heading', { name: messagesIn('en', en, he)('verifiedTitle') })).toBeVisible();
    }
    await signIn(page, await world.administrator());
    await page.goto(`/admin/email-subscriptions?q=${stem}`);
    const addresses = page.getByRole('table').getByRole('rowheader');
    await expect(addresses).toHaveText([/^c\./, /^b\./, /^a\./]);

    await page.getByRole('columnheader', { name: adminEn.verifiedAt }).getByRole('button').click();
    await expect(addresses).toHaveText([/^a\./, /^c\./, /^b\./]);
    await expect(page).toHaveURL(/sort=verifiedAt-desc/);
    await expect(page.getByRole('row').filter({ hasText: `b.${stem}` })).toContainText('–');
  },
);

test('a link that came incomplete says so', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/unsubscribe?token=x');
  await page.getByRole('button', { name: en.unsubscribe }).click();

  await expect(page.getByText(en.brokenText)).toBeVisible();
});

test('news goes from the front door to a mailbox, and ends with one click of a mail program', async ({
  page,
  openBrowser,
  world,
}) => {
  test.setTimeout(120_000);
  const [front, w, admin] = [frontDoorMessages('en'), messagesIn('en', en, he), messagesIn('en', adminEn, adminHe)];
  const email = `${world.unique('reader_')}@example.com`;
  const subject = world.unique('News of the pond ');
  const desk = await openBrowser(await world.administrator());
  const row = desk.getByRole('row').filter({ hasText: email });
  const issue = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: subject }) });

  await test.step('somebody signs up, and confirms by the mail that came', async () => {
    await page.goto('/');
    await page.getByLabel(front('email'), { exact: true }).fill(email);
    await page.getByRole('button', { name: front('send') }).click();
    await expect(page.getByRole('heading', { name: front('sentTitle') })).toBeVisible();
    await page.goto(await world.mailbox.link(email));
    await expect(page.getByRole('heading', { name: w('verifiedTitle') })).toBeVisible();
  });

  await test.step('an administrator finds them, writes an issue, looks at it and sends it', async () => {
    await desk.goto('/admin/email-subscriptions');
    await desk.getByLabel(admin('search')).fill(email);
    await expect(row).toContainText(admin('confirmed'));
    await desk.getByRole('button', { name: admin('write') }).click();
    const dialog = desk.getByRole('dialog', { name: admin('compose') });
    await dialog.getByLabel(admin('subject'), { exact: true }).fill(subject);
    await dialog.getByLabel(admin('body'), { exact: true }).fill('Three **herons** came back.');
    await untilDraftSaved(desk, 'came back.');
    await desk.reload();
    await desk.getByRole('button', { name: admin('write') }).click();
    await expect(dialog.getByLabel(admin('subject'), { exact: true })).toHaveValue(subject);
    await expect(dialog.getByLabel(admin('body'), { exact: true })).toHaveValue('Three **herons** came back.');
    await dialog.getByRole('tab', { name: admin('preview') }).click();
    await expect(dialog.frameLocator('iframe').locator('strong')).toHaveText('herons');
    await dialog.getByRole('button', { name: admin('review') }).click();
    await desk
      .getByRole('alertdialog')
      .getByRole('button', { name: admin('send') })
      .click();
    await expect(issue.getByText(admin('sent'), { exact: true })).toBeVisible({ timeout: 30_000 });
    await desk.reload();
    await desk.getByRole('button', { name: admin('write') }).click();
    await expect(dialog.getByLabel(admin('body'), { exact: true })).toHaveValue('');
  });

  await test.step('one POST by the address in the mail ends it, and the administrator sees that', async () => {
    const mail = await world.mailbox.newest(email, 2);
    expect(mail.subject).toBe(subject);
    const source = await (await fetch(`${world.url}/dev/mailbox/${mail.id}/source`)).text();
    const path = /^List-Unsubscribe: <https?:\/\/[^/]+(\/[^>]+)>/m.exec(source)?.[1] ?? '';
    const answer = await fetch(world.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    await desk.goto('/admin/email-subscriptions');
    await desk.getByLabel(admin('state')).selectOption({ label: admin('unsubscribed') });
    await desk.getByLabel(admin('search')).fill(email);
    await expect(row).toContainText(admin('unsubscribed'));
    await desk.getByLabel(admin('state')).selectOption({ label: admin('confirmed') });
    await expect(desk.getByRole('heading', { name: tables.noMatches })).toBeVisible();
  });
});

for (const width of [390, 768, 1000, 1280]) {
  test(`the drake of the front door is whole on a screen of ${width} pixels`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    const picture = page
      .getByRole('main')
      .locator('svg')
      .filter({ has: page.locator('.sun') });
    await expect(picture).toBeVisible();

    const [shown, ...parts] = await picture.evaluate((drawing) =>
      [drawing.parentElement, ...drawing.querySelectorAll('.head, .body, .sun, .wing')].map((each) => {
        const { left, right, top, bottom } = each!.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );

    expect(parts).toHaveLength(4);
    for (const part of parts) {
      expect(part.top).toBeGreaterThanOrEqual(shown!.top);
      expect(part.bottom).toBeLessThanOrEqual(shown!.bottom);
      expect(part.left).toBeGreaterThanOrEqual(shown!.left);
      expect(part.right).toBeLessThanOrEqual(shown!.right);
    }
  });
}

test(
  'an issue is tested, scheduled, changed and canceled, and the preview is the email that comes',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    test.setTimeout(120_000);
    const admin = messagesIn('en', adminEn, adminHe);
    const author = await world.administrator();
    const subject = world.unique('Later at the pond ');
    const local = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 11) + '09:30';
    await signIn(page, author);
    await page.goto('/admin/email-subscriptions?tab=newsletters');
    await page
      .getByRole('button', { name: admin('write') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: admin('compose') });
    const question = page.getByRole('alertdialog');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) });

    await test.step('the preview has the styles of the email, and its words are those of the test', async () => {
      await dialog.getByLabel(admin('subject'), { exact: true }).fill(subject);
      await dialog.getByLabel(admin('body'), { exact: true }).fill('# Herons\n\nSee [the list](/explore).');
      await dialog.getByRole('tab', { name: admin('preview') }).click();
      const frame = dialog.frameLocator('iframe');
      await expect(frame.getByRole('heading', { name: 'Herons' })).toHaveCSS('font-size', '20px');
      await expect(frame.getByRole('link', { name: 'the list' })).toHaveAttribute('target', '_blank');
      await dialog.getByRole('radio', { name: admin('partText') }).check();
      await expect(dialog.getByText(`See the list (${world.url}/explore).`)).toBeVisible();

      await dialog.getByRole('button', { name: admin('sendTest') }).click();
      await expect(page.getByText(admin('testSent', { email: author.email }))).toBeVisible();
      await expect.poll(async () => (await world.mailbox.newest(author.email)).subject).toBe(`Test: ${subject}`);
    });

    await test.step('it is scheduled, which tells when and to how many', async () => {
      await dialog.getByRole('radio', { name: admin('later') }).check();
      await dialog.getByRole('button', { name: admin('reviewSchedule') }).click();
      await expect(dialog.getByText(admin('timeMissing'))).toBeVisible();
      await dialog.getByLabel(admin('sendAt'), { exact: true }).fill(local(3));
      await dialog.getByRole('button', { name: admin('reviewSchedule') }).click();
      await question.getByRole('button', { name: admin('schedule'), exact: true }).click();
      await expect(card).toContainText('9:30');
    });

    await test.step('it is changed', async () => {
      const editor = page.getByRole('dialog', { name: admin('editIssue') });
      await card.getByRole('button', { name: admin('edit') }).click();
      await editor.getByLabel(admin('sendAt'), { exact: true }).fill(local(4).replace('09:30', '10:45'));
      await editor.getByRole('button', { name: admin('reviewSchedule') }).click();
      await question.getByRole('button', { name: admin('save'), exact: true }).click();
      await expect(card).toContainText('10:45');
    });

    await test.step('it is canceled, and gone after a reload too', async () => {
      await card.getByRole('button', { name: admin('cancelSending') }).click();
      await question.getByRole('button', { name: admin('cancelSending') }).click();
      await expect(card).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: admin('write') }).first()).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  },
);

// Answered here: a real issue would reach the subscribers whose mailboxes other tests read.
test(
  'an issue that someone else sends appears without a reload, and what was loaded below it stays',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const issue = (place: number) => ({
      __typename: 'Newsletter',
      id: `01890000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
      subject: `Issue ${place}`,
      body: 'Herons.',
      language: null,
      createdAt: '2026-03-02T08:00:00.000Z',
      ...{ queued: 0, sent: 1, failed: 0, skipped: 0 },
    });
    const answer = (places: number[], hasNextPage: boolean) =>
      answerOperation(page, 'Newsletters', {
        newsletters: {
          pageInfo: { hasNextPage, endCursor: String(places.at(-1)) },
          edges: places.map((place) => ({ node: issue(place) })),
        },
      });
    const subjects = page.getByRole('heading', { level: 2, name: /^Issue / });
    const admin = messagesIn('en', adminEn, adminHe);
    await signIn(page, await world.administrator());
    await answer([12, 11, 10, 9, 8, 7, 6, 5, 4, 3], true);
    await page.goto('/admin/email-subscriptions?tab=newsletters');
    await expect(subjects).toHaveCount(10);
    await answer([2, 1], false);
    await page.getByRole('button', { name: admin('showMore') }).click();
    await expect(subjects).toHaveCount(12);

    await answer([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], true);
    const asked = page.waitForRequest((request) => request.postData()?.includes('"first":12') ?? false);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    await asked;
    await expect(subjects.first()).toHaveText('Issue 13');
    await expect(subjects.last()).toHaveText('Issue 2');
  },
);
