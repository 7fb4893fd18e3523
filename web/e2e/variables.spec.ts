import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './support/test';

const ASSETS = new URL('../dist/assets/', import.meta.url);

function built(extension: string): string {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith(extension));
  return files.map((name) => readFileSync(new URL(name, ASSETS), 'utf8')).join('\n');
}

/** Names as the styles write them: a dot in a name (`--m-sizes-1.5`) is escaped there. */
const NAME = String.raw`--(?:[\w-]|\\.)+`;

const found = (text: string, pattern: string) =>
  new Set([...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]!));

test('every variable that a style asks for without a fallback is defined', { tag: '@nightly' }, () => {
  const [styles, scripts] = [built('.css'), built('.js')];

  const used = found(styles, String.raw`var\((${NAME})\)`);
  const inStyles = found(styles, String.raw`(${NAME})\s*:`);
  const byScripts = found(scripts, String.raw`["'\x60](${NAME})["'\x60]`);

  expect(used.size).toBeGreaterThan(80);
  expect([...used].filter((name) => !inStyles.has(name) && !byScripts.has(name))).toEqual([]);
});
