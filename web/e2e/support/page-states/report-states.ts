import { expect, type Locator, type Page } from '@playwright/test';
import type { Translator } from '../../../src/i18n/translator';
import { answerOperation, breakOperation, holdOperation } from '../failures';
import { caseMessages, noticeMessages, relationshipMessages, reportMessages, settingsMessages } from '../page-messages';
import type { Person } from '../world';
import { expectHeading, stateWithHeading, type PageState } from './page-state';

async function openReport(page: Page, t: Translator, person: Person): Promise<Locator> {
  const { handle } = person;
  await page.goto(`/user/${handle}`);
  await page.getByRole('button', { name: t('profiles.more', { name: person.displayName }) }).click();
  await page.getByRole('menuitem', { name: relationshipMessages(t)('report', { handle }) }).click();
  return page.getByRole('dialog', { name: reportMessages(t)('titlePERSON', { handle }) });
}

const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'x' };
const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const appeal = {
  ...{ __typename: 'Appeal', id: id(1), text: 'I said hello, nothing else.', state: 'DENIED' },
  ...{ reasons: 'The second sentence is an insult.', createdAt: '2026-03-03T08:00:00.000Z' },
  decidedAt: '2026-03-04T08:00:00.000Z',
};
const report = {
  ...{ __typename: 'Report', id: id(2), number: '3F9A01BC', subject: 'POST', handle: 'heron_of_the_mill' },
  ...{ excerpt: 'קוואק ארוך מאוד, עם כל מיני דברים', category: 'HATE', comment: 'Again and again.', state: 'DECIDED' },
  ...{ createdAt: '2026-03-01T08:00:00.000Z', outcome: 'NOT_A_VIOLATION', reasons: 'It quotes a song.' },
  ...{ decidedAt: '2026-03-02T08:00:00.000Z', decisionId: id(3), viewerCanAppeal: true, appeal: null },
};
const waiting = {
  ...{ ...report, id: id(4), number: '0A1B2C3D', subject: 'PERSON', excerpt: '', comment: '', state: 'OPEN' },
  ...{ outcome: null, reasons: null, decidedAt: null, decisionId: null, viewerCanAppeal: false },
};
const removal = {
  ...{ __typename: 'Decision', id: id(5), outcome: 'REMOVE', ground: 'RULE', law: null, isByNotice: true },
  rule: { __typename: 'Rule', id: id(6), text: 'Be kind, also when you disagree.' },
  facts: 'It insults someone by name.\nThat is against the first rule.',
  posts: [{ __typename: 'RemovedPost', id: id(7), content: 'You are a heron, and a bad one.' }],
  ...{ isByMachine: false, until: null, createdAt: '2026-03-02T08:00:00.000Z', overruledAt: null },
  ...{ appealableUntil: '2126-09-02T08:00:00.000Z', appeal: null },
};
const freeze = {
  ...{ ...removal, id: id(8), outcome: 'FREEZE', ground: 'LAW', law: '§ 185 StGB', rule: null, posts: [], appeal },
  until: '2126-03-09T08:00:00.000Z',
};

const edges = (typename: string, nodes: readonly object[]) => ({
  __typename: `${typename}Connection`,
  edges: nodes.map((node) => ({ __typename: `${typename}Edge`, cursor: 'x', node })),
  pageInfo,
});

/** Reports, decisions and appeals: the dialog, the settings, and the public pages. */
export const reportStates: readonly PageState[] = [
  {
    name: 'report-dialog',
    as: 'ada',
    async show(page, t, { newcomer }) {
      const dialog = await openReport(page, t, newcomer);
      await dialog.getByRole('radio', { name: reportMessages(t)('categorySELF_HARM') }).check();
      await expect(dialog.getByText(reportMessages(t)('emergencySELF_HARM'))).toBeVisible();
    },
  },
  {
    name: 'report-dialog-quacks',
    as: 'ada',
    async show(page, t, { bea, others }) {
      const w = reportMessages(t);
      const dialog = await openReport(page, t, bea);
      await dialog.getByRole('radio', { name: w('categorySPAM') }).check();
      await dialog.getByRole('button', { name: w('next') }).click();
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByRole('button', { name: w('next') }).click();
      await dialog.getByRole('checkbox', { name: others }).check();
    },
  },
  {
    name: 'settings-reports',
    as: 'ada',
    async show(page, t) {
      await answerOperation(page, 'OwnReports', {
        viewer: { __typename: 'Viewer', reports: edges('Report', [waiting, report]) },
      });
      await answerOperation(page, 'DecisionsAboutViewer', {
        viewer: { __typename: 'Viewer', decisions: edges('Decision', [removal, freeze]) },
      });
      await page.goto('/profile?section=reports');
      const w = caseMessages(t);
      await expect(page.getByText(w('appealDENIED'))).toBeVisible();
      await page.getByRole('button', { name: w('appealOf', { what: w('report', { number: report.number }) }) }).click();
      await expect(page.getByRole('textbox', { name: w('appealText') })).toBeVisible();
    },
  },
  {
    name: 'settings-reports-none',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/profile?section=reports');
      await expect(page.getByText(caseMessages(t)('noReports'))).toBeVisible();
      await expect(page.getByText(caseMessages(t)('noDecisions'))).toBeVisible();
    },
  },
  {
    name: 'settings-reports-loading',
    as: 'newcomer',
    async show(page, t) {
      await holdOperation(page, 'OwnReports');
      await page.goto('/profile?section=reports');
      await expect(page.getByText(caseMessages(t)('noDecisions'))).toBeVisible();
    },
  },
  {
    name: 'settings-reports-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'OwnReports');
      await page.goto('/profile?section=reports');
      const section = page.getByRole('region', { name: settingsMessages(t)('reports') });
      await expect(section.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'rules',
    as: 'visitor',
    async show(page) {
      await page.goto('/rules');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'rules-failed',
    as: 'visitor',
    async show(page, t) {
      await breakOperation(page, 'Rules');
      await page.goto('/rules');
      await expectHeading(page, reportMessages(t)('rulesFailed'));
    },
  },
  stateWithHeading('report', '/report?url=https%3A%2F%2Fexample.com', (t) => noticeMessages(t)('title')),
  {
    name: 'report-complaints',
    as: 'visitor',
    async show(page, t) {
      const w = noticeMessages(t);
      await page.goto('/report');
      await page.getByRole('button', { name: w('send'), exact: true }).click();
      await expect(page.getByText(w('faithNeeded'))).toBeVisible();
    },
  },
  {
    name: 'report-sent',
    as: 'visitor',
    async show(page, t) {
      const w = noticeMessages(t);
      await answerOperation(page, 'SendNotice', { sendNotice: '3F9A01BC' });
      await page.goto('/report?url=%2Fuser%2Fheron');
      await page.getByRole('textbox', { name: w('law') }).fill('Defamation');
      await page.getByRole('textbox', { name: w('explanation') }).fill('It says what never happened.');
      await page.getByRole('textbox', { name: w('name') }).fill('Ada Pond');
      await page
        .getByRole('textbox', { name: w('email') })
        .fill('a-rather-long-address.of-somebody@subdomain.example.com');
      await page.getByRole('checkbox', { name: w('faith') }).check();
      await page.getByRole('button', { name: w('send'), exact: true }).click();
      await expectHeading(page, w('sent'));
    },
  },
];
