import { expect, type Page } from '@playwright/test';
import { answerOperation } from '../failures';
import type { PageState } from './page-state';

const at = '2026-03-01T08:00:00.000Z';
const later = '2199-03-01T08:00:00.000Z';
const idOf = (number: number) => `01890000-0000-7000-8000-0000000000${number}`;
const none = { edges: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } };
const listOf = (typename: string, nodes: readonly object[]) => ({
  ...none,
  __typename: `${typename}Connection`,
  edges: nodes.map((node, index) => ({ __typename: `${typename}Edge`, cursor: `c${index}`, node })),
});

const name = (number: number, handle: string, displayName: string) => ({
  ...{ __typename: 'ModeratedPerson', id: idOf(number), handle, displayName, imageUrl: null },
});
const [tom, rita, judge] = [
  name(11, 'tom', 'Tom Heron'),
  name(12, 'rita', 'ריטה סוף'),
  name(13, 'judge', 'Judge Pond'),
];
const rule = { __typename: 'Rule', id: idOf(21), text: 'Be kind, also when you disagree.', hint: 'No insults.' };

const decision = {
  ...{ __typename: 'Decision', id: idOf(31), outcome: 'REMOVE', ground: 'RULE', law: null, rule },
  facts: 'הקוואק מעליב ומאיים.',
  posts: [{ __typename: 'RemovedPost', id: idOf(41), content: 'Herons are stupid.' }],
  ...{ isByNotice: true, isByMachine: false, until: null, createdAt: at, overruledAt: null },
  ...{ decidedBy: judge, person: tom, appeal: null },
};

const record = {
  ...tom,
  ...{ role: 'BASIC', isDeleted: false, isLimited: false, frozenUntil: later, suspendedAt: null, createdAt: at },
  ...{ recentMeasureCount: 1, openCaseCount: 2, reportedCount: 5, reportsMadeCount: 4, reportsActedCount: 1 },
  notes: [{ __typename: 'ModerationNote', id: idOf(61), text: 'Calmer since March.', createdAt: at, author: judge }],
  decisions: listOf('Decision', [decision]),
};

const report = {
  ...{ __typename: 'CaseReport', id: idOf(51), foundBy: null, category: 'HARASSMENT', isIllegal: true, createdAt: at },
  ...{ comment: 'זה לא בפעם הראשונה.', notice: null, rules: [rule] },
  reporter: { ...rita, reportsMadeCount: 4, reportsActedCount: 1 },
  reportedPerson: {
    ...{ __typename: 'ReportedPerson', handle: 'tom', displayName: 'Tom Heron', bio: 'I fish.' },
    ...{ location: null, website: null, imageUrl: null, bannerUrl: null },
  },
  reportedPosts: [
    {
      ...{ __typename: 'ReportedPost', id: idOf(41), content: 'Herons are stupid and so are you.' },
      ...{
        contentWarning: 'Rude',
        createdAt: at,
        isReply: true,
        quoted: null,
        pollOptions: ['Soup', 'Mud'],
        media: [],
      },
    },
  ],
  reportedWhispers: [
    {
      ...{ __typename: 'ReportedWhisper', id: idOf(42), authorHandle: 'tom', content: 'Go away.' },
      ...{ createdAt: at, isReported: true },
    },
  ],
};

const row = {
  ...{
    __typename: 'Case',
    id: idOf(61),
    subject: 'POST',
    isDecided: false,
    priority: 2,
    reportCount: 1,
    isHeld: false,
  },
  ...{ createdAt: at, dueAt: later, takenUntil: later, takenBy: judge, person: tom },
};
const summary = {
  ...{ __typename: 'CaseSummary', category: 'HARASSMENT', foundBy: null, contentWarning: 'Rude', isGone: true },
  excerpt: 'Herons are stupid and so are you.',
};
const counts = { __typename: 'CaseCounts', open: 1, mine: 0, decided: 3, overdue: 0 };

async function answerCases(page: Page, isEmpty = false): Promise<void> {
  const rows = isEmpty ? [] : [{ ...row, summary, decision: null }];
  await answerOperation(page, 'CaseCounts', { caseCounts: counts });
  await answerOperation(page, 'CaseQueue', { cases: { ...listOf('Case', rows), totalCount: rows.length } });
  const open = { ...row, subjectId: idOf(41), suggestedOutcome: 'LIMIT', person: record, decision, reports: [report] };
  await answerOperation(page, 'ModerationCase', { case: open });
  await answerOperation(page, 'DecisionRules', { rules: [rule] });
}

/** The work of moderators. */
export const moderationStates: readonly PageState[] = [
  {
    name: 'moderation-case',
    as: 'admin',
    async show(page) {
      await answerCases(page);
      await page.goto(`/admin/reports?case=${row.id}`);
      await page.locator('input[value=REMOVE]').check();
      await page.locator('textarea[name=facts]').fill('It insults.');
    },
  },
  {
    name: 'moderation-empty',
    as: 'admin',
    async show(page) {
      await answerCases(page, true);
      await page.goto('/admin/reports');
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  {
    name: 'moderation-appeal',
    as: 'admin',
    async show(page) {
      const appeal = {
        ...{ __typename: 'Appeal', id: idOf(71), text: 'It was a joke about herons.', state: 'OPEN', reasons: '' },
        ...{ createdAt: at, decidedAt: null, by: tom, decision },
      };
      await answerOperation(page, 'CaseCounts', { caseCounts: counts });
      await answerOperation(page, 'AppealQueue', { appeals: listOf('Appeal', [appeal]) });
      await page.goto(`/admin/appeals?appeal=${appeal.id}`);
      await page.locator('input[value=grant]').check();
    },
  },
  {
    name: 'moderation-rules',
    as: 'admin',
    async show(page) {
      const managed = {
        ...{ __typename: 'ManagedRule', id: rule.id, textEn: rule.text, textHe: 'נחמדות קודמת לכול.' },
        ...{ hintEn: rule.hint, hintHe: '', isActive: true },
      };
      const retired = { ...managed, id: idOf(22), isActive: false };
      await answerOperation(page, 'CaseCounts', { caseCounts: counts });
      await answerOperation(page, 'ManagedRules', { managedRules: [managed, retired] });
      await page.goto('/admin/rules');
      await expect(page.getByRole('group').getByRole('textbox')).toHaveCount(4);
    },
  },
  {
    name: 'moderation-words',
    as: 'admin',
    async show(page) {
      const words = [
        ...[{ kind: 'PHRASE', text: 'free ducks', comment: 'Since the wave of October.' }],
        ...[{ kind: 'DOMAIN', text: 'spam.example', comment: '' }],
      ].map((word, n) => ({ __typename: 'HeldWord', id: idOf(81 + n), createdAt: at, createdBy: 'mara', ...word }));
      await answerOperation(page, 'CaseCounts', { caseCounts: counts });
      await answerOperation(page, 'HeldWords', { heldWords: { ...listOf('HeldWord', words), totalCount: 2 } });
      await page.goto('/admin/held-words');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'moderation-words-empty',
    as: 'admin',
    async show(page) {
      await answerOperation(page, 'CaseCounts', { caseCounts: counts });
      await answerOperation(page, 'HeldWords', { heldWords: { ...listOf('HeldWord', []), totalCount: 0 } });
      await page.goto('/admin/held-words');
      await page.getByRole('main').getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'moderation-numbers',
    as: 'admin',
    async show(page) {
      const numbers = {
        ...{ __typename: 'ModerationNumbers', year: 2026, reports: 41, notices: 3, cases: 30, decisions: 28 },
        ...{ medianHours: 5.25, byLaw: 2, byRule: 18, byMachine: 0, appeals: 4, appealsGranted: 1, overruled: 2 },
        outcomes: [{ __typename: 'OutcomeCount', outcome: 'WARNING', count: 28 }],
      };
      await answerOperation(page, 'CaseCounts', { caseCounts: counts });
      await answerOperation(page, 'ModerationNumbers', { moderationNumbers: numbers });
      await page.goto('/admin/transparency');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
];
