/** Providers that deliver `name+anything` to `name`. */
const TAGGING = new Set([
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'fastmail.com'],
  ...['yandex.ru', 'yandex.com', 'zoho.com'],
]);
/** Those that leave out dots too, with the one domain that stands for all of theirs. */
const DOTLESS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * The same for all addresses that reach one mailbox, as far as the large providers say.
 * @param key of an address: in lower case
 */
export function canonicalAddress(key: string): string {
  const at = key.indexOf('@');
  const domain = key.slice(at + 1);
  const dotless = DOTLESS[domain];
  if (dotless === undefined && !TAGGING.has(domain)) return key;
  const name = key.slice(0, at).replace(/\+.*$/u, '') || key.slice(0, at);
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
