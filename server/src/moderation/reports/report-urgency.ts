import type { ReportCategoryName } from '../moderation.enums.js';

const HOUR_MS = 3_600_000;
/** 2 is urgent: someone may be in danger. */
const PRIORITIES: Readonly<Partial<Record<ReportCategoryName, 1 | 2>>> = {
  CHILD_SAFETY: 2,
  SELF_HARM: 2,
  VIOLENCE: 2,
  HARASSMENT: 1,
  HATE: 1,
  PRIVACY: 1,
};
/** Of every case, as app stores require of what people report. */
const DUE_MS = 24 * HOUR_MS;

export interface Urgency {
  readonly priority: number;
  readonly dueAt: Date;
}

/**
 * @param isImportant the reporter says that it is illegal, or a measure of the server waits for a moderator
 * @param isUnreliable of someone whose reports of the last time all came to nothing: they come later in the queue, but are due as all are
 */
export function urgencyOf(category: ReportCategoryName, isImportant: boolean, isUnreliable: boolean): Urgency {
  const wanted = Math.max(PRIORITIES[category] ?? 0, isImportant ? 1 : 0);
  const priority = Math.max(wanted - (isUnreliable ? 1 : 0), 0);
  return { priority, dueAt: new Date(Date.now() + DUE_MS) };
}
