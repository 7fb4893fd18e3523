import type { ReportCategory } from '../../../graphql/schema.generated';
import type { ReportSubject } from './report-dialog';

/** In the order in which they are offered. */
export const categories = [
  'SPAM',
  'HARASSMENT',
  'HATE',
  'VIOLENCE',
  'SEXUAL',
  'CHILD_SAFETY',
  'SELF_HARM',
  'IMPERSONATION',
  'PRIVACY',
  'OTHER',
] as const satisfies readonly ReportCategory[];

/** The server checks the same. The comment is in graphemes. */
export const MAX_COMMENT = 1_000;
export const MAX_RULES = 10;
export const MAX_POSTS = 20;
export const MAX_WHISPERS = 50;

export interface ReportDraft {
  readonly category: ReportCategory | null;
  readonly ruleIds: readonly string[];
  /** Of a person: their name, pictures or text, not what they do. */
  readonly isProfile: boolean;
  readonly postIds: readonly string[];
  /** Null for the whole quack. */
  readonly mediaId: string | null;
  readonly whisperIds: readonly string[];
  readonly comment: string;
  readonly isIllegal: boolean;
}

export const newDraft = (subject: ReportSubject): ReportDraft => ({
  category: null,
  ruleIds: [],
  isProfile: false,
  postIds: [],
  mediaId: null,
  whisperIds: subject.kind === 'WHISPERS' ? subject.whispers.slice(0, 1).map(({ id }) => id) : [],
  comment: '',
  isIllegal: false,
});

export type Step = 'category' | 'rules' | 'part' | 'comment';

/** The steps of a report. @param hasRules false once it is known that the site has none */
export function stepsOf(subject: ReportSubject, hasRules: boolean): Step[] {
  const hasParts = subject.kind !== 'POST' || subject.media.length > 0;
  return ['category', ...(hasRules ? (['rules'] as const) : []), ...(hasParts ? (['part'] as const) : []), 'comment'];
}
