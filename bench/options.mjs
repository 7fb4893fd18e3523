import { parseArgs } from 'node:util';
import { POSTS, SIZES } from './dataset/sizes.mjs';

const USAGE = `npm run bench -- [--only home,create] [--size small|standard|large|small,large] [--posts plain|mixed|plain,mixed]
                     [--requests 4000] [--fresh] [--check] [--record] | --docs
  --only      rows to run, by name; all without it
  --size      the dataset, standard without it; several tell how the costs grow
  --posts     plain, or mixed: a third has quotes, requacks, polls, media or reply rules; both tell what these cost
  --requests  requests of each row after its warm-up, 2,000 or more for figures that count
  --fresh     builds the dataset anew
  --check     ends with 1 if a row's ratio is more than 110 % of the best in bench/record.json
  --record    writes the latest ratios (and the best, where better) into bench/record.json and docs/performance.md
  --docs      measures nothing, and writes the tables of docs/performance.md from bench/record.json
`;

/** The default number of requests of a row. */
const REQUESTS = '4000';
/** Fewer say nothing about the bare server's PostgreSQL, whose time is counted in hundredths of a second. */
const KEPT_REQUESTS = 400;

/** @param {string[]} rows the existing names */
export function readOptions(rows) {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        size: { type: 'string', default: 'standard' },
        requests: { type: 'string', default: REQUESTS },
        posts: { type: 'string', default: POSTS[0] },
        fresh: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
        docs: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) stop(USAGE, 0);
    const only = values.only?.split(',').map((name) => name.trim()) ?? rows;
    const unknown = only.filter((name) => !rows.includes(name));
    if (unknown.length > 0) stop(`There is no row ${unknown.join(', ')}. The rows are ${rows.join(', ')}.\n`);
    const sizes = someOf('size', values.size, Object.keys(SIZES));
    const posts = someOf('kind of posts', values.posts, POSTS);
    const requests = Number(values.requests);
    if (!Number.isInteger(requests) || requests < 40) stop('--requests must be a number of at least 40.\n');
    if ((values.check || values.record) && requests < KEPT_REQUESTS)
      stop(`--check and --record need --requests of at least ${KEPT_REQUESTS}.\n`);
    const { fresh, check, record, docs } = values;
    return { only, sizes, posts, requests, fresh, check, record, docs };
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`);
  }
}

function someOf(what, text, known) {
  const names = text.split(',').map((name) => name.trim());
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) stop(`There is no ${what} ${strange}: only ${known.join(', ')}.\n`);
  return names;
}

function stop(text, code = 2) {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exit(code);
}
