import { graphemeCount } from '../../../../forms/rules';

/** Links and texts of one profile at most. */
export const MAX_LINKS = 4;
/** Longest label, in graphemes; longest text, in graphemes, and address, in characters. */
export const MAX_LABEL = 30;
export const MAX_VALUE = 200;

export interface OwnField {
  name: string;
  value: string;
}

/** The fields of four links or texts, by the names that the server complains about: `fields.0.name`, `fields.0.value` and so on. */
export type LinkValues = Record<string, string>;

export const labelField = (index: number) => `fields.${index}.name`;
export const valueField = (index: number) => `fields.${index}.value`;
const indexes = Array.from({ length: MAX_LINKS }, (_, index) => index);

export function valuesOf(fields: readonly OwnField[]): LinkValues {
  return Object.fromEntries(
    indexes.flatMap((index) => [
      [labelField(index), fields[index]?.name ?? ''],
      [valueField(index), fields[index]?.value ?? ''],
    ]),
  );
}

const typed = (values: LinkValues, index: number): OwnField => ({
  name: values[labelField(index)]?.trim() ?? '',
  value: values[valueField(index)]?.trim() ?? '',
});

/** Those whose value is filled in, in order. */
export const fieldsOf = (values: LinkValues): OwnField[] =>
  indexes.map((index) => typed(values, index)).filter(({ value }) => value !== '');

/** Those that are filled in, and one more. */
export function shownFields(values: LinkValues): number[] {
  const last = indexes.findLast((index) => typed(values, index).name !== '' || typed(values, index).value !== '') ?? -1;
  return indexes.slice(0, last + 2);
}

export type LinkProblem = 'tooLong' | 'valueTooLong' | 'needsLabel' | 'needsValue' | 'https' | 'twice';

/** What is wrong with each field; the server checks more. */
export function problemsOf(values: LinkValues): Record<string, LinkProblem> {
  const problems: Record<string, LinkProblem> = {};
  const seen = new Set<string>();
  for (const index of indexes) {
    const { name, value } = typed(values, index);
    if (graphemeCount(name) > MAX_LABEL) problems[labelField(index)] = 'tooLong';
    if (value === '') {
      if (name !== '') problems[valueField(index)] = 'needsValue';
      continue;
    }
    const address = addressOf(value);
    if (address === null) {
      if (/^https?:/i.test(value)) problems[valueField(index)] = 'https';
      else if (graphemeCount(value) > MAX_VALUE) problems[valueField(index)] = 'valueTooLong';
      else if (name === '') problems[labelField(index)] = 'needsLabel';
    } else if (seen.has(address)) problems[valueField(index)] = 'twice';
    else seen.add(address);
  }
  return problems;
}

/** As the server stores it; null for no https address. */
function addressOf(value: string): string | null {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
  if (/\s/.test(full) || full.length > MAX_VALUE || !URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  return protocol === 'https:' && hostname.includes('.') ? href : null;
}
