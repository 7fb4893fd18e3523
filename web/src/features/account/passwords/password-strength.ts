import { MIN_PASSWORD_LENGTH } from '../../../forms/rules';

export type StrengthLevel = 'tooShort' | 'weak' | 'fair' | 'good' | 'strong';
export type Advice = 'length' | 'common' | 'personal' | 'pattern' | 'good';

export interface Strength {
  level: StrengthLevel;
  /** Filled parts of the meter, 0 to 4. */
  bars: 0 | 1 | 2 | 3 | 4;
  advice: Advice;
}

/** Common parts of long passwords. */
const COMMON =
  /passw[o0]rd|letmein|welcome|iloveyou|sunshine|princess|football|baseball|superman|dragon|monkey|shadow|master|trustno|qwert|asdf|zxcv|abc123|changeme|administrator/g;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SITE_WORDS = ['mallard', 'quack', 'duck'];

/**
 * A rough estimate while typing: the length, with guessable parts counting little. The server uses a dictionary that is
 * too large to send.
 */
export function passwordStrength(password: string, personalWords: readonly string[] = []): Strength {
  const length = [...password].length;
  const lower = password.toLowerCase();
  const personal = createMessages(personalWords).filter((word) => lower.includes(word));
  const common = lower.match(COMMON) ?? [];
  const patterned = patternLength(lower);

  const lost = [...personal, ...common].reduce((sum, word) => sum + word.length - 1, 0) + patterned;
  const bits = Math.max(0, length - lost) * bitsPerCharacter(password);
  const advice = common.length > 0 ? 'common' : personal.length > 0 ? 'personal' : patterned > 3 ? 'pattern' : 'length';

  if (length < MIN_PASSWORD_LENGTH) return { level: 'tooShort', bars: length === 0 ? 0 : 1, advice };
  if (bits < 36) return { level: 'weak', bars: 1, advice };
  if (bits < 50) return { level: 'fair', bars: 2, advice };
  if (bits < 64) return { level: 'good', bars: 3, advice: 'good' };
  return { level: 'strong', bars: 4, advice: 'good' };
}

function createMessages(personalWords: readonly string[]): string[] {
  const parts = personalWords.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set([...parts, ...SITE_WORDS].map((word) => word.toLowerCase()).filter((word) => word.length > 2))];
}

/** Letters of real words carry little entropy; a larger alphabet carries more. */
function bitsPerCharacter(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u, /\p{Lo}/u].filter((kind) => kind.test(password));
  return 2.6 + 0.4 * Math.min(kinds.length, 4);
}

/** Characters that repeat or continue the previous ones. */
function patternLength(lower: string): number {
  let count = 0;
  for (let at = 2; at < lower.length; at++) {
    const three = lower.slice(at - 2, at + 1);
    const backwards = [...three].reverse().join('');
    const isRow = ROWS.some((row) => row.includes(three) || row.includes(backwards));
    const repeats = lower.slice(0, at - 2 + 1).includes(three) || new Set(three).size === 1;
    if (isRow || repeats) count += 1;
  }
  return count;
}
