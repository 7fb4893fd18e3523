import { parseArgs } from 'node:util';
import { SIZES } from '../dataset/sizes.mjs';

/** In the order of measurement. */
export const PARTS = ['size', 'lighthouse', 'shift', 'interaction', 'scroll'];

const USAGE = `npm run bench:web -- [--only size,lighthouse] [--size small|standard] [--runs 3] [--cpu 1,4] [--json file] [--fresh]
  --only   parts to measure, of ${PARTS.join(', ')}; all without it
  --size   the dataset, standard without it
  --runs   loads of each page by Lighthouse, of which the middle one counts, and rounds of each interaction
  --cpu    how many times slower the processor is that scrolls, 1,4 without it
  --json   writes the figures into this file as well; without it nothing is written
  --fresh  builds the dataset anew
`;

export function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: PARTS.join(',') },
        size: { type: 'string', default: 'standard' },
        runs: { type: 'string', default: '3' },
        cpu: { type: 'string', default: '1,4' },
        json: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) stop(USAGE, 0);
    const only = values.only.split(',').map((name) => name.trim());
    const unknown = only.filter((name) => !PARTS.includes(name));
    if (unknown.length > 0) stop(`There is no part ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.\n`);
    if (!(values.size in SIZES)) {
      stop(`There is no size ${values.size}. The sizes are ${Object.keys(SIZES).join(', ')}.\n`);
    }
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) stop('--runs must be a number of at least 1.\n');
    const cpu = values.cpu.split(',').map(Number);
    if (!cpu.every((slowdown) => slowdown >= 1)) stop('--cpu takes numbers from 1.\n');
    return { only, size: values.size, runs, cpu, json: values.json, fresh: values.fresh };
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`);
  }
}

function stop(text, code = 2) {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exit(code);
}
