import { expect, type Page } from '@playwright/test';
import { answerOperation, breakOperation } from '../failures';
import type { PageState } from './page-state';

const PATH = '/admin/audit-log';

const changed = (field: string, before: string | null, after: string | null) => ({
  ...{ __typename: 'AuditChange', field, before, after },
});
const adina = {
  actorId: '01890000-0000-7000-8000-000000000021',
  actorHandle: 'adina',
  subjectKind: 'user',
  subjectId: '01890000-0000-7000-8000-000000000022',
  subjectName: 'noor',
};
const product = {
  ...adina,
  subjectKind: 'product',
  subjectId: '01890000-0000-7000-8000-000000000023',
  subjectName: 'A pair of binoculars for herons that stand very still at the far side of the pond',
};
const entries = [
  { action: 'user.role.changed', ...adina, changes: [changed('role', 'basic', 'editor')] },
  {
    action: 'product.updated',
    ...product,
    changes: [
      changed('price', '12900', '11900'),
      changed('description', 'For herons that stand still. '.repeat(12), 'משקפת לאנפות. '.repeat(12)),
    ],
  },
  {
    action: 'user.claim.granted',
    ...{ ...adina, actorId: null, actorHandle: null },
    changes: [changed('claim', null, 'help.write')],
  },
  { action: 'user.deactivated', ...adina, subjectName: 'former', changes: [changed('isActive', 'true', 'false')] },
].map((entry, place) => ({
  __typename: 'AuditEntry',
  id: `01890000-0000-7000-8000-00000000003${place}`,
  createdAt: `2026-03-0${9 - place}T08:30:00.000Z`,
  ...entry,
}));

/** A log that only this page sees: others write to the real one. */
async function answer(page: Page, found = entries): Promise<void> {
  const edges = found.map((node) => ({ __typename: 'AuditEntryEdge', cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: found.length > 0, endCursor: found.at(-1)?.id ?? null };
  await answerOperation(page, 'AuditLog', { auditLog: { __typename: 'AuditEntryConnection', pageInfo, edges } });
}

/** The log of what administrators have done. */
export const auditStates: readonly PageState[] = [
  {
    name: 'admin-audit-log',
    as: 'admin',
    async show(page) {
      await answer(page);
      await page.goto(PATH);
      await expect(page.getByRole('rowheader')).toHaveCount(entries.length);
    },
  },
  {
    name: 'admin-audit-history',
    as: 'admin',
    async show(page) {
      await answer(page);
      await page.goto(`${PATH}?subject=${adina.subjectId}&since=2026-03-01`);
      await expect(page.getByRole('rowheader')).toHaveCount(entries.length);
    },
  },
  {
    name: 'admin-audit-entry',
    as: 'admin',
    async show(page) {
      await answer(page);
      await page.goto(`${PATH}?open=${entries[1]!.id}`);
      await expect(page.getByRole('dialog').getByRole('insertion')).toHaveCount(2);
    },
  },
  {
    name: 'admin-audit-log-empty',
    as: 'admin',
    async show(page) {
      await answer(page, []);
      await page.goto(PATH);
      await expect(page.locator('svg[viewBox="0 0 160 104"]')).toBeVisible();
    },
  },
  {
    name: 'admin-audit-log-failed',
    as: 'admin',
    async show(page, t) {
      await breakOperation(page, 'AuditLog');
      await page.goto(PATH);
      await expect(page.getByRole('button', { name: t('states.retry') })).toBeVisible();
    },
  },
];
