import { isDeepStrictEqual } from 'node:util';

/** What two answers may differ in: the server tells a query's cost, and what each writes has its own name, instant and number. */
const OWN = new Set(['extensions']);
const OWN_OF_WRITES = new Set(['id', 'createdAt', 'content', 'start', 'end']);

function facts(value, left) {
  if (Array.isArray(value)) return value.map((item) => facts(item, left));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !left.has(name));
  return Object.fromEntries(entries.map(([name, item]) => [name, facts(item, left)]));
}

/** Where two answers first tell different facts, whatever the order of their keys; null where they agree. */
function differenceOf(found, wanted, path) {
  if (isDeepStrictEqual(found, wanted)) return null;
  const isTree = (value) => typeof value === 'object' && value !== null;
  if (isTree(found) && isTree(wanted)) {
    for (const key of new Set([...Object.keys(found), ...Object.keys(wanted)])) {
      const difference = differenceOf(found[key], wanted[key], `${path}.${key}`);
      if (difference) return difference;
    }
  }
  const shown = (value) => JSON.stringify(value)?.slice(0, 300);
  return `${path}: the server says ${shown(found)} where the baseline says ${shown(wanted)}`;
}

async function ask(url, request, world) {
  // Both are to give their nod to the same quack.
  const context = { quack: world.quacks[0] };
  const { path, method, headers, body } = request.setupRequest?.(request, context) ?? request;
  const answer = await fetch(url + path, { method, headers, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 2_000)}`);
  return { bytes: Buffer.byteLength(text), json: JSON.parse(text) };
}

/**
 * Asks both for a row's first request.
 * @returns {Promise<number>} bytes of the server's answer
 * @throws Error where they tell different facts
 */
export async function checkSameFacts(row, world, { server, baseline }) {
  const left = row.writes ? OWN.union(OWN_OF_WRITES) : OWN;
  const told = await ask(server.url, row.server(world)[0], world);
  const expected = await ask(baseline.url, row.baseline(world)[0], world);
  const [found, wanted] = [facts(told.json, left), facts(expected.json, left)];
  if (found.errors) throw new Error(`${row.name}: the server says ${JSON.stringify(found.errors).slice(0, 500)}`);
  const difference = differenceOf(found, wanted, row.name);
  if (difference) throw new Error(difference);
  return told.bytes;
}
