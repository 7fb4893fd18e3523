import { isDeepStrictEqual } from 'node:util';

/** What may differ between two responses: the server adds a query's cost, and what each writes has its own id, time and number. */
const OWN = new Set(['extensions']);
const OWN_OF_WRITES = new Set(['id', 'createdAt', 'content', 'start', 'end']);

function facts(value, left) {
  if (Array.isArray(value)) return value.map((item) => facts(item, left));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !left.has(name));
  return Object.fromEntries(entries.map(([name, item]) => [name, facts(item, left)]));
}

/** The first difference between two responses, regardless of the order of keys; null if there is none. */
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
  // Both must give their nod to the same quack.
  const context = { quack: world.quacks[0] };
  const { path, method, headers, body } = request.setupRequest?.(request, context) ?? request;
  const answer = await fetch(url + path, { method, headers, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 2_000)}`);
  return { bytes: Buffer.byteLength(text), json: JSON.parse(text) };
}

/**
 * Sends a row's first request to both. Rows of the web client, of someone who hides people, of mixed posts, and of what the
 * baseline does only a part of, are only checked for errors.
 * @returns {Promise<number>} bytes of the server's response
 * @throws Error if the responses differ
 */
export async function checkSameFacts(row, world, { server, baseline, hasMixedPosts }) {
  const left = row.writes ? OWN.union(OWN_OF_WRITES) : OWN;
  const told = await ask(server.url, row.server(world)[0], world);
  const expected = await ask(baseline.url, row.baseline(world)[0], world);
  const [found, wanted] = [facts(told.json, left), facts(expected.json, left)];
  if (found.errors) throw new Error(`${row.name}: the server says ${JSON.stringify(found.errors).slice(0, 500)}`);
  if (row.asWeb || row.hides || row.doesMore || hasMixedPosts) return told.bytes;
  const difference = differenceOf(found, wanted, row.name);
  if (difference) throw new Error(difference);
  return told.bytes;
}
