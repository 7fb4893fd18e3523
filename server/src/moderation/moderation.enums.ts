import { registerEnumType } from '@nestjs/graphql';
import type { HeldWordKind as HeldWordKindName } from '#posts/holding/held-word.entity.js';

/** A GraphQL enum of names that are stored as they are. */
function enumOf<const Name extends string>(
  name: string,
  description: string,
  described: Readonly<Record<Name, string>>,
): { readonly [Each in Name]: Each } {
  const names = Object.keys(described) as Name[];
  const values = Object.fromEntries(names.map((each) => [each, each])) as { [Each in Name]: Each };
  const valuesMap = Object.fromEntries(names.map((each) => [each, { description: described[each] }])) as {
    [Each in Name]: { description: string };
  };
  registerEnumType(values, { name, description, valuesMap });
  return values;
}

export const SUBJECT_KINDS = ['PERSON', 'PROFILE', 'POST', 'MEDIA', 'WHISPER'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export const ReportSubject = enumOf<SubjectKind>('ReportSubject', 'What a report is about.', {
  PERSON: 'What someone does, such as many quacks to the same person.',
  PROFILE: 'The name, picture or text of a profile.',
  POST: 'A quack or a reply.',
  MEDIA: 'A picture or video of a quack.',
  WHISPER: 'Whispers to the person who reports.',
});

export const REPORT_CATEGORIES = [
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
] as const;
export type ReportCategoryName = (typeof REPORT_CATEGORIES)[number];
export const ReportCategory = enumOf<ReportCategoryName>('ReportCategory', 'Why something is reported.', {
  SPAM: 'Advertising, fraud, or the same thing again and again.',
  HARASSMENT: 'Insults, threats to a person, or attempts to drive them away.',
  HATE: 'Contempt for people because of what they are.',
  VIOLENCE: 'Threats of violence, or praise of it.',
  SEXUAL: 'Sexual content without a warning, or without consent.',
  CHILD_SAFETY: 'Sexual abuse or endangering of children.',
  SELF_HARM: 'Someone may harm themselves.',
  IMPERSONATION: 'Someone pretends to be someone else.',
  PRIVACY: "Someone's private data.",
  OTHER: 'Something else, which the comment says.',
});

export const MACHINE_FINDINGS = ['WORDS', 'REPETITION'] as const;
export type MachineFindingName = (typeof MACHINE_FINDINGS)[number];
export const MachineFinding = enumOf<MachineFindingName>('MachineFinding', 'What the server found by itself.', {
  WORDS: 'A word or a domain of the list of the site, which held the quack.',
  REPETITION: 'A newcomer sent nearly the same words to several strangers, which froze the account for a day.',
});

export const HeldWordKind = enumOf<HeldWordKindName>('HeldWordKind', 'What holds a quack.', {
  PHRASE: 'Words in a row, as whole words.',
  DOMAIN: 'A domain with its subdomains, in a link or in the text.',
});

export const ReportState = enumOf('ReportState', 'What became of a report.', {
  OPEN: 'It waits for a decision.',
  DECIDED: 'It was decided.',
});

export const ReportOutcome = enumOf('ReportOutcome', 'How a report ended.', {
  ACTED: 'It led to a measure.',
  NOT_A_VIOLATION: 'Nothing against the rules was found.',
  ALREADY_GONE: 'What was reported was already gone.',
});
export type ReportOutcomeName = keyof typeof ReportOutcome;

export const OUTCOMES = ['NO_VIOLATION', 'WARNING', 'LABEL', 'REMOVE', 'LIMIT', 'FREEZE', 'SUSPEND'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const DecisionOutcome = enumOf<Outcome>('DecisionOutcome', 'What was decided.', {
  NO_VIOLATION: 'Nothing against the rules was found.',
  WARNING: 'The person is told which rule they broke.',
  LABEL: 'The media of quacks are marked as sensitive, which covers them.',
  REMOVE: 'Quacks are removed; for 30 days that can be undone.',
  LIMIT: 'Only followers, and who has the address, see what the person writes.',
  FREEZE: 'The person can read but not write, until a date.',
  SUSPEND: 'The account is closed to its owner and to everyone else.',
});

export const GROUNDS = ['LAW', 'RULE', 'NONE'] as const;
export type Ground = (typeof GROUNDS)[number];
export const DecisionGround = enumOf<Ground>('DecisionGround', 'What a decision is based on.', {
  LAW: 'It is against a law.',
  RULE: 'It is against a rule of the site.',
  NONE: 'Nothing was against law or rules.',
});

export const APPEAL_STATES = ['OPEN', 'GRANTED', 'DENIED'] as const;
export type AppealStateName = (typeof APPEAL_STATES)[number];
export const AppealState = enumOf<AppealStateName>('AppealState', 'What became of an appeal.', {
  OPEN: 'It waits for an answer.',
  GRANTED: 'The decision was undone.',
  DENIED: 'The decision stands.',
});

export const CaseStateFilter = enumOf('CaseStateFilter', 'Which cases to list.', {
  OPEN: 'Those that wait for a decision.',
  MINE: 'Those that the viewer has taken.',
  DECIDED: 'Those that were decided, latest first.',
});
export type CaseStateFilterName = keyof typeof CaseStateFilter;

export const CaseAssignee = enumOf('CaseAssignee', 'Who has taken a case.', {
  ME: 'The viewer has taken it.',
  NO_ONE: 'No one has taken it.',
});
export type CaseAssigneeName = keyof typeof CaseAssignee;

export const CaseSort = enumOf('CaseSort', 'The order of cases.', {
  URGENT: 'The most urgent first, then what is due first; of decided cases, the latest decision first.',
  NEWEST: 'What was reported last first.',
  OLDEST: 'What has waited longest first.',
  MOST_REPORTED: 'The most reports first, then the newest.',
});
export type CaseSortName = keyof typeof CaseSort;
