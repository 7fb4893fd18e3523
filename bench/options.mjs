import { parseArgs } from 'node:util';
import { SIZES } from './dataset/sizes.mjs';

const USAGE = `npm run bench -- [--only home,create] [--size small|standard|large|small,large] [--requests 4000] [--fresh]
  --only      rows to run, by name; all without it
  --size      the dataset, standard without it; several tell how the costs grow
  --requests  requests of each row after its warm-up, 2,000 or more for figures that count
  --fresh     builds the dataset anew
`;

/** The default number of requests of a row. */
const REQUESTS = '4000';

/** @param {string[]} rows the existing names */
export function readOptions(rows) {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        size: { type: 'string', default: 'standard' },
        requests: { type: 'string', default: REQUESTS },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) stop(USAGE, 0);
    const only = values.only?.split(',').map((name) => name.trim()) ?? rows;
    const unknown = only.filter((name) => !rows.includes(name));
    if (unknown.length > 0) stop(`There is no row ${unknown.join(', ')}. The rows are ${rows.join(', ')}.\n`);
    const sizes = values.size.split(',').map((name) => name.trim());
    const strange = sizes.find((name) => !(name in SIZES));
    if (strange !== undefined) stop(`There is no size ${strange}. The sizes are ${Object.keys(SIZES).join(', ')}.\n`);
    const requests = Number(values.requests);
    if (!Number.isInteger(requests) || requests < 40) stop('--requests must be a number of at least 40.\n');
    return { only, sizes, requests, fresh: values.fresh };
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`);
  }
}

function stop(text, code = 2) {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exit(code);
}
