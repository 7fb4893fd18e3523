import { expect, type Page } from '@playwright/test';
import { en as dashboardEn } from '../../../src/features/admin/dashboard/messages.en';
import { he as dashboardHe } from '../../../src/features/admin/dashboard/messages.he';
import { en as windowsEn } from '../../../src/features/admin/maintenance/messages.en';
import { he as windowsHe } from '../../../src/features/admin/maintenance/messages.he';
import { en as noticeEn } from '../../../src/features/session/maintenance/messages.en';
import { he as noticeHe } from '../../../src/features/session/maintenance/messages.he';
import { answerOperation, refuseOperation } from '../failures';
import { expectHeading, type PageState } from './page-state';

const isHebrew = async (page: Page) => (await page.locator('html').getAttribute('lang')) === 'he';
const dashboardWords = async (page: Page) => ((await isHebrew(page)) ? dashboardHe : dashboardEn);
const windowWords = async (page: Page) => ((await isHebrew(page)) ? windowsHe : windowsEn);
const noticeWords = async (page: Page) => ((await isHebrew(page)) ? noticeHe : noticeEn);

const maintenance = {
  __typename: 'Maintenance',
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Database upgrade',
  description: 'A newer, faster pond.',
  customMessage: 'We carry the water over. Back within the hour.',
  maintenanceColor: '#2f6f4f',
  routePath: null as string | null,
  isActive: true,
  startsAt: null as string | null,
  endsAt: null as string | null,
};
const windows = [
  maintenance,
  {
    ...maintenance,
    id: '01890000-0000-7000-8000-000000000002',
    name: 'עבודות באגם',
    customMessage: 'העמוד נח לרגע.',
    maintenanceColor: '#e0a020',
    ...{ routePath: '/explore', startsAt: '2199-03-01T20:00:00.000Z', endsAt: '2199-03-01T21:00:00.000Z' },
  },
  { ...maintenance, id: '01890000-0000-7000-8000-000000000003', name: 'System Maintenance', isActive: false },
];

/** Fakes the maintenance status; null makes the server unreachable. */
async function answerStatus(page: Page, window: typeof maintenance | null): Promise<void> {
  // Over its socket the real server would say something else a moment later.
  await page.routeWebSocket('**/graphql', () => undefined);
  await page.route('**/api/maintenance/status*', async (route) => {
    if (window === null) await route.abort('connectionrefused');
    else await route.fulfill({ json: { succeeded: true, messages: [], data: { maintenance: window } } });
  });
}

/** Running the site, and what people meet while it is closed. */
export const operationStates: readonly PageState[] = [
  {
    name: 'maintenance-site',
    as: 'visitor',
    async show(page) {
      await answerStatus(page, { ...maintenance, endsAt: '2199-03-01T21:00:00.000Z' });
      await page.goto('/login');
      await expect(page.getByRole('alertdialog', { name: maintenance.name })).toBeVisible();
    },
  },
  {
    name: 'maintenance-page',
    as: 'ada',
    async show(page) {
      await answerStatus(page, { ...maintenance, maintenanceColor: 'red', routePath: '/profile' });
      await page.goto('/profile');
      await expect(page.getByRole('alertdialog', { name: maintenance.name })).toBeVisible();
    },
  },
  {
    name: 'unreachable',
    as: 'ada',
    async show(page) {
      await answerStatus(page, null);
      await page.goto('/profile');
      await expect(page.getByRole('alertdialog', { name: (await noticeWords(page)).unreachable })).toBeVisible();
    },
  },
  {
    name: 'admin',
    as: 'admin',
    async show(page) {
      await page.goto('/admin');
      await expectHeading(page, (await dashboardWords(page)).title);
      await expect(page.locator('figure svg').first()).toBeVisible();
      await page.locator('summary').first().click();
      await page.locator('figure svg').first().focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'admin-week',
    as: 'admin',
    async show(page) {
      await page.goto('/admin?days=7');
      await expect(page.locator('figure rect').first()).toBeAttached();
    },
  },
  {
    name: 'admin-failed',
    as: 'admin',
    async show(page) {
      await refuseOperation(page, 'AdminDashboard', 'The service is temporarily unavailable.', 'SERVICE_UNAVAILABLE');
      await page.goto('/admin');
      await expectHeading(page, (await dashboardWords(page)).failedToLoad);
    },
  },
  {
    name: 'admin-maintenance',
    as: 'admin',
    async show(page) {
      await answerOperation(page, 'Maintenances', { maintenances: windows });
      await answerStatus(page, maintenance);
      await page.goto('/admin/maintenance');
      await expectHeading(page, maintenance.name);
      await expect(page.getByRole('region', { name: (await noticeWords(page)).banner })).toBeVisible();
    },
  },
  {
    name: 'admin-maintenance-empty',
    as: 'admin',
    async show(page) {
      await answerOperation(page, 'Maintenances', { maintenances: [] });
      await page.goto('/admin/maintenance');
      await expectHeading(page, (await windowWords(page)).empty);
    },
  },
  {
    name: 'admin-maintenance-editor',
    as: 'admin',
    async show(page) {
      await answerOperation(page, 'Maintenances', { maintenances: windows });
      await page.goto('/admin/maintenance');
      await expectHeading(page, maintenance.name);
      const w = await windowWords(page);
      await page.getByRole('button', { name: `${w.edit}: עבודות באגם` }).click();
      await expect(page.getByRole('dialog', { name: w.editTitle })).toBeVisible();
    },
  },
  {
    name: 'admin-maintenance-start',
    as: 'admin',
    async show(page) {
      await answerOperation(page, 'Maintenances', { maintenances: windows });
      await page.goto('/admin/maintenance');
      const w = await windowWords(page);
      await page.getByRole('button', { name: `${w.startNow}: System Maintenance` }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
