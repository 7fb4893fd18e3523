/*
 * Names that impersonate the site or its team. Names are compared by their skeletons: in lower case, without
 * separators, and with look-alike digits replaced by letters.
 */

/** Roles and offices reserved for the team. */
const OFFICES = ['admin', 'administrator', 'moderator', 'official', 'root'];

/** Words that mean "we" beside an office or the product's name, as in mallard-team. */
const COMPANIONS = [
  'account',
  'help',
  'info',
  'mod',
  'news',
  'security',
  'service',
  'site',
  'staff',
  'support',
  'system',
  'team',
  'the',
  'צוות',
  'הנהלת',
  'תמיכת',
];

/** Names of roles as users would call themselves. */
const ROLE_NAMES = ['basic', 'editor', 'מנהל', 'מנהלת', 'הנהלה', 'צוות'];

/** A trailing mark that looks like a verification badge, with invisible characters after it. */
const CHECK_MARK =
  /[\u221a\u237b\u2611\u2705\u2713\u2714\u{1f5f8}\u{1f5f9}\u{1fbb1}][\s\p{Default_Ignorable_Code_Point}]*$/u;

const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** The form that look-alike names share. A 1 stays, because it can be an i or an l. */
export function skeletonOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[03457]/g, (digit) => DIGITS[digit]!);
}

/** A pattern for the skeletons of these words; it matches nothing if there are none. */
function patternOf(words: Iterable<string>): string {
  const skeletons = [...words].map(skeletonOf).filter((skeleton) => skeleton !== '');
  if (skeletons.length === 0) return '(?!)';
  return `(?:${skeletons.map((skeleton) => skeleton.replaceAll(/[il]/g, '[$&1]')).join('|')})`;
}

/** Tests whether a name looks like one of these words. */
export function readingAs(words: Iterable<string>): (name: string) => boolean {
  const pattern = new RegExp(`^${patternOf(words)}$`, 'u');
  return (name) => pattern.test(skeletonOf(name));
}

/** Whether a handle begins or ends with the product's name or an office, or consists of such words. */
export function isOfficialHandle(handle: string, productName: string): boolean {
  const parts = handle.split(/[_-]+/).filter((part) => part !== '');
  const isOfficial = readingAs([...OFFICES, productName]);
  return (
    saysOnlyOffices(handle, productName) ||
    parts.some((_, index) =>
      [parts.slice(0, index + 1), parts.slice(index)].some((some) => {
        const joined = some.join('');
        // A number at the end makes no difference.
        return isOfficial(joined) || isOfficial(joined.replace(/\d+$/, ''));
      }),
    )
  );
}

const isRoleName = readingAs(ROLE_NAMES);

/** Whether a display name is the product's name, a role or an office, or ends with a check mark. */
export function isOfficialName(name: string, productName: string): boolean {
  return CHECK_MARK.test(name) || isRoleName(name) || saysOnlyOffices(name, productName);
}

/** Whether a name consists only of offices, the product's name, and companions of these. */
function saysOnlyOffices(name: string, productName: string): boolean {
  const [offices, companions] = [patternOf([...OFFICES, productName]), patternOf(COMPANIONS)];
  return new RegExp(`^${companions}*${offices}(?:${companions}|${offices})*$`, 'u').test(skeletonOf(name));
}
