import { en as w } from '../src/features/admin/dashboard/messages.en';
import { answerOperation } from './support/failures';
import { expect, test } from './support/test';

test('an administrator sees what happened in charts and in the tables behind them', async ({ page, signIn, world }) => {
  const ada = await world.person('Ada');
  await world.quacks(ada, ['one for the chart', 'two for the chart']);
  await signIn(page, await world.administrator());
  await page.goto('/admin');

  const tile = page.getByRole('group', { name: w.figures }).getByRole('button', { name: w.QUACKS });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/figure=QUACKS/);
  const quacks = page.getByRole('region', { name: w.QUACKS, exact: true });
  await expect(quacks.getByRole('img', { name: w.QUACKS })).toBeVisible();
  await quacks.getByText(w.showTable.replace('{title}', w.QUACKS)).click();
  const rows = quacks.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  const today = Number((await rows.nth(1).getByRole('cell').last().textContent())?.replaceAll(',', ''));

  await quacks.getByRole('img', { name: w.QUACKS }).focus();
  await page.keyboard.press('End');
  await expect(quacks.getByRole('status')).toContainText(new Intl.NumberFormat('en').format(today));
  await page.getByRole('radio', { name: w.days7 }).click();
  await expect(rows).toHaveCount(8);
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByRole('region', { name: w.health })).toContainText('PostgreSQL');
});

test('the dashboard is nobody else’s', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, await world.person());
  await page.goto('/admin');

  await expect(page).toHaveURL(/\/403$/);
});

const healthy = {
  database: {
    version: '17.2',
    isEmbedded: true,
    sizeBytes: 50_000_000,
    connections: 8,
    maxConnections: 100,
    answerMs: 2,
  },
  mail: { isSent: true, waiting: 0, failed: 0 },
  jobs: { waiting: 1, active: 0, failed: 0 },
  storage: { isLocal: true, freeBytes: 60_000_000_000, totalBytes: 100_000_000_000 },
};
const typed = (health: typeof healthy) => ({
  __typename: 'SystemHealth',
  degraded: [],
  database: { __typename: 'DatabaseHealth', ...health.database },
  mail: { __typename: 'MailHealth', ...health.mail },
  jobs: { __typename: 'JobHealth', ...health.jobs },
  storage: { __typename: 'StorageHealth', ...health.storage },
});
const FIGURES = ['PEOPLE', 'QUACKS', 'REPLIES', 'NODS', 'SUBSCRIPTIONS', 'ACTIVE_PEOPLE'].map((figure, index) => ({
  __typename: 'FigureSeries',
  figure,
  total: 1_200 * index + 40,
  previousTotal: 1_000 * index,
  days: Array.from({ length: 30 }, (_, day) => ({
    __typename: 'DailyFigure',
    day: `2026-10-${String(day + 1).padStart(2, '0')}`,
    value: (day * 7 * index) % 50,
  })),
}));

/** The dashboard of a site whose numbers don't depend on other tests. */
const dashboardOf = (health: typeof healthy, attention: readonly Record<string, unknown>[]) => ({
  adminDashboard: {
    __typename: 'AdminDashboard',
    countedAt: '2026-10-30T12:00:00.000Z',
    attention: attention.map((one) => ({ __typename: 'AttentionItem', ...one })),
    figures: FIGURES,
    health: typed(health),
  },
});

test('a laptop shows the whole dashboard without scrolling', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, await world.administrator());
  await answerOperation(page, 'AdminDashboard', dashboardOf(healthy, []));
  await page.goto('/admin');

  const health = page.getByRole('region', { name: w.health });
  await expect(health).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(w.allWell)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: w.PEOPLE, exact: true })).toBeInViewport({ ratio: 1 });
});

test('what is wrong comes first, and leads to what failed', { tag: '@nightly' }, async ({ page, signIn, world }) => {
  await signIn(page, await world.administrator());
  const failing = { ...healthy, mail: { ...healthy.mail, failed: 2 } };
  await answerOperation(
    page,
    'AdminDashboard',
    dashboardOf(failing, [{ kind: 'FAILED_MAILS', isUrgent: true, count: 2 }]),
  );
  await answerOperation(page, 'SystemFailures', {
    systemFailures: [
      {
        __typename: 'SystemFailure',
        id: '1',
        kind: 'EMAIL',
        name: 'Verify your email address',
        reason: '550 5.1.1',
        at: '2026-10-30T12:00:00.000Z',
      },
    ],
  });
  await page.goto('/admin');

  const regions = page.getByRole('main').getByRole('region');
  await expect(regions.nth(1)).toHaveAccessibleName(w.health);
  await page.getByRole('link', { name: w.seeFailures }).click();
  const drawer = page.getByRole('dialog', { name: w.failures });
  await expect(drawer).toContainText('550 5.1.1');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/admin');
});

test('an event that keeps failing is tried again, and says so where it was pressed', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(page, await world.administrator());
  const event = { __typename: 'SystemFailure', kind: 'EVENT', reason: 'It broke', at: '2026-10-30T12:00:00.000Z' };
  await answerOperation(page, 'SystemFailures', {
    systemFailures: [
      { ...event, id: '1', name: 'post.published' },
      { ...event, id: '2', name: 'user.followed' },
      { ...event, id: '3', kind: 'EMAIL', name: 'Verify your email address' },
    ],
  });
  await answerOperation(page, 'RetryFailedEvent', {
    retryFailedEvent: { __typename: 'RetryFailedEventPayload', eventId: '1' },
  });
  await page.goto('/admin?failures=1');

  const drawer = page.getByRole('dialog', { name: w.failures });
  const retry = (name: string) => drawer.getByRole('button', { name: w.retryEvent.replace('{name}', name) });
  await expect(retry('Verify your email address')).toHaveCount(0);
  await retry('post.published').click();

  await expect(drawer.getByRole('status')).toHaveText(w.retryingEvent);
  await expect(drawer.getByRole('status')).toBeFocused();
  await expect(retry('post.published')).toHaveCount(0);
  await expect(retry('user.followed')).toBeVisible();
});
