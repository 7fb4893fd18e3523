import type { AdminDashboardQuery } from '../../../admin/dashboard/Dashboard.generated';
import { lastDays } from '../charts/days';

type AdminDashboard = AdminDashboardQuery['adminDashboard'];
type Figure = AdminDashboard['figures'][number];

const days: Figure['days'] = lastDays(30).map(({ date, value }) => ({
  __typename: 'DailyFigure',
  day: date.toISOString().slice(0, 10),
  value,
}));
const total = days.reduce((sum, { value }) => sum + value, 0);
const week = days.slice(-7).map((day) => ({ ...day, value: day.value % 17 }));

export const figures: readonly Omit<Figure, '__typename'>[] = [
  { figure: 'QUACKS', total, previousTotal: Math.round(total * 0.8), days },
  { figure: 'PEOPLE', total: week.reduce((sum, { value }) => sum + value, 0), previousTotal: 71, days: week },
];

export const attention: AdminDashboard['attention'] = [
  { __typename: 'AttentionItem', kind: 'FAILED_JOBS', isUrgent: true, count: 2 },
  { __typename: 'AttentionItem', kind: 'MAILS_WAITING', isUrgent: false, count: 5 },
];

export const health: AdminDashboard['health'] = {
  __typename: 'SystemHealth',
  database: {
    __typename: 'DatabaseHealth',
    version: '18.1',
    isEmbedded: true,
    sizeBytes: 186_000_000,
    connections: 9,
    maxConnections: 100,
    answerMs: 2,
  },
  mail: { __typename: 'MailHealth', isSent: true, waiting: 0, failed: 0 },
  jobs: { __typename: 'JobHealth', waiting: 3, active: 1, failed: 2 },
  storage: { __typename: 'StorageHealth', isLocal: true, freeBytes: 61_000_000_000, totalBytes: 120_000_000_000 },
  degraded: [],
};
