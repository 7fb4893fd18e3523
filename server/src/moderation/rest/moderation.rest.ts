import { z } from 'zod';
import { instant, restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { GROUNDS, OUTCOMES, REPORT_CATEGORIES, SUBJECT_KINDS } from '../moderation.enums.js';
import type { CaseView } from '../read/case.view.js';
import type { DecisionView } from '../read/decision.view.js';
import type { ReportView } from '../read/report.view.js';

/** A report as the person sees it who made it. */
export const RestReport = restShape('Report', {
  id: uuid,
  number: z.string(),
  subject: z.enum(SUBJECT_KINDS),
  handle: z.string(),
  excerpt: z.string(),
  category: z.enum(REPORT_CATEGORIES),
  comment: z.string(),
  createdOn: instant,
  isDecided: z.boolean(),
  outcome: z.enum(['ACTED', 'NOT_A_VIOLATION', 'ALREADY_GONE']).nullable(),
  reasons: z.string().nullable(),
  decidedOn: instant.nullable(),
  decisionId: uuid.nullable(),
});
export type RestReport = z.infer<typeof RestReport>;

export function toRestReport(report: ReportView): RestReport {
  const { id, number, subject, handle, excerpt, category, comment, outcome, reasons, decisionId } = report;
  return {
    ...{ id, number, subject, handle, excerpt, category, comment, outcome, reasons, decisionId },
    createdOn: report.createdAt,
    isDecided: report.state === 'DECIDED',
    decidedOn: report.decidedAt,
  };
}

/** A decision, as the person concerned and moderators see it. */
export const RestDecision = restShape('Decision', {
  id: uuid,
  outcome: z.enum(OUTCOMES),
  ground: z.enum(GROUNDS),
  ruleId: uuid.nullable(),
  law: z.string().nullable(),
  facts: z.string(),
  isByNotice: z.boolean(),
  isByMachine: z.boolean(),
  until: instant.nullable(),
  createdOn: instant,
  overruledOn: instant.nullable(),
  appealableUntil: instant,
});
export type RestDecision = z.infer<typeof RestDecision>;

export function toRestDecision(decision: DecisionView): RestDecision {
  const { id, outcome, ground, ruleId, law, facts, isByNotice, isByMachine, until, appealableUntil } = decision;
  return {
    ...{ id, outcome, ground, ruleId, law, facts, isByNotice, isByMachine, until, appealableUntil },
    createdOn: decision.createdAt,
    overruledOn: decision.overruledAt,
  };
}

export const RestRule = restShape('Rule', { id: uuid, text: z.string(), hint: z.string() });
export type RestRule = z.infer<typeof RestRule>;

export const RestReceipt = restShape('Receipt', { number: z.string() });
export type RestReceipt = z.infer<typeof RestReceipt>;

/** A case as the queue shows it. */
export const RestCase = restShape('Case', {
  id: uuid,
  subject: z.enum(SUBJECT_KINDS),
  subjectId: uuid,
  personId: uuid,
  isDecided: z.boolean(),
  priority: z.int(),
  reportCount: z.int(),
  createdOn: instant,
  dueOn: instant,
});
export type RestCase = z.infer<typeof RestCase>;

export function toRestCase({ id, subject, subjectId, isDecided, priority, reportCount, ...row }: CaseView): RestCase {
  return {
    ...{ id, subject, subjectId, isDecided, priority, reportCount },
    personId: row.targetId,
    createdOn: row.createdAt,
    dueOn: row.dueAt,
  };
}
