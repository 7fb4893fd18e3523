import { graphemeCount } from '../../../../forms/rules';

/** Links of one profile at most. */
export const MAX_LINKS = 4;
/** Longest label, in graphemes, and address, in characters. */
export const MAX_LABEL = 30;
const MAX_ADDRESS = 200;

export interface OwnLink {
  label: string;
  url: string;
}

/** The fields of four links, by the names that the server complains about: `links.0.label`, `links.0.url` and so on. */
export type LinkValues = Record<string, string>;

export const labelField = (index: number) => `links.${index}.label`;
export const addressField = (index: number) => `links.${index}.url`;
const indexes = Array.from({ length: MAX_LINKS }, (_, index) => index);

export function valuesOf(links: readonly OwnLink[]): LinkValues {
  return Object.fromEntries(
    indexes.flatMap((index) => [
      [labelField(index), links[index]?.label ?? ''],
      [addressField(index), links[index]?.url ?? ''],
    ]),
  );
}

const typed = (values: LinkValues, index: number): OwnLink => ({
  label: values[labelField(index)]?.trim() ?? '',
  url: values[addressField(index)]?.trim() ?? '',
});

/** The links whose address is filled in, in order. */
export const linksOf = (values: LinkValues): OwnLink[] =>
  indexes.map((index) => typed(values, index)).filter(({ url }) => url !== '');

/** Those that are filled in, and one more. */
export function shownFields(values: LinkValues): number[] {
  const last = indexes.findLast((index) => typed(values, index).label !== '' || typed(values, index).url !== '') ?? -1;
  return indexes.slice(0, last + 2);
}

export type LinkProblem = 'tooLong' | 'needsAddress' | 'https' | 'twice';

/** What is wrong with each field; the server checks more. */
export function problemsOf(values: LinkValues): Record<string, LinkProblem> {
  const problems: Record<string, LinkProblem> = {};
  const seen = new Set<string>();
  for (const index of indexes) {
    const { label, url } = typed(values, index);
    if (graphemeCount(label) > MAX_LABEL) problems[labelField(index)] = 'tooLong';
    const address = url === '' ? null : addressOf(url);
    if (url === '' && label !== '') problems[addressField(index)] = 'needsAddress';
    else if (url !== '' && address === null) problems[addressField(index)] = 'https';
    else if (address !== null && seen.has(address)) problems[addressField(index)] = 'twice';
    if (address !== null) seen.add(address);
  }
  return problems;
}

/** As the server stores it; null for no https address. */
function addressOf(url: string): string | null {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  if (/\s/.test(full) || full.length > MAX_ADDRESS || !URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  return protocol === 'https:' && hostname.includes('.') ? href : null;
}
