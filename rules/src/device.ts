export interface Device {
  /** Or another program that has signed in. */
  browser: string | null;
  system: string | null;
  isPhone: boolean;
}

/** The first match wins, because most browsers also claim to be later ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
  [/^(?:node|undici)\b/, 'Node.js'],
];

/** Programs that are no browsers begin with their own name: `curl/8.5.0`, `okhttp/4.12.0`. */
const PROGRAM = /^(?!Mozilla\b)([\p{L}\p{N}][\p{L}\p{N}._-]{0,29})(?=[/ ]|$)/u;

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The browser and system of a user agent, without the name that a program gives itself: fit to be repeated in an email. */
export function knownDevice(userAgent: string | null): Pick<Device, 'browser' | 'system'> {
  const text = userAgent ?? '';
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

/** The browser and system of a user agent: proper names, the same in every language. */
export function readDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return {
    browser: nameIn(browsers, text) ?? PROGRAM.exec(text)?.[1] ?? null,
    system: nameIn(systems, text),
    isPhone: /\biPhone\b|\bAndroid\b.*\bMobile\b|\bMobile\b.*\bFirefox\b/.test(text),
  };
}
