import { SETTING_NAMES } from './settings.js';

/** Groups of settings whose prefix no system uses for its own variables. */
const PREFIXES = ['S3_', 'SMTP_'];
/** Shorter names, such as PORT, are too close to the variables of a system. */
const MIN_LENGTH = 8;
/** Kubernetes adds variables about each service, such as SMTP_SERVICE_HOST. */
const OF_KUBERNETES = /_SERVICE_(?:HOST|PORT)|_PORT_\d/;

/** Variables that look like misspelt settings: a sentence for each, which names the setting that was probably meant. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known: readonly string[] = SETTING_NAMES;
  return Object.entries(env).flatMap(([name, value]) => {
    if (known.includes(name) || OF_KUBERNETES.test(name) || value?.startsWith('tcp://')) return [];
    const prefix = PREFIXES.find((each) => name.startsWith(each));
    const meant = known.filter((each) =>
      prefix === undefined
        ? each.length >= MIN_LENGTH && isMisspelt(name.toUpperCase(), each)
        : each.startsWith(prefix),
    );
    if (meant.length === 0) return [];
    return `${name} is not a setting. Did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(meant)}?`;
  });
}

/** Whether one letter is wrong, missing or too many, or two neighbors are swapped. */
function isMisspelt(name: string, known: string): boolean {
  let start = 0;
  while (start < known.length && name[start] === known[start]) start += 1;
  let end = 0;
  while (end < Math.min(name.length, known.length) - start && name.at(-1 - end) === known.at(-1 - end)) end += 1;
  const wrong = name.slice(start, name.length - end);
  const right = known.slice(start, known.length - end);
  const isSwapped = wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
  return isSwapped || (wrong.length <= 1 && right.length <= 1);
}
