// The output of npm run mutations.

/** @param {import('./break.mjs').Break} each */
export const guardNames = ({ guards }) =>
  guards.map(({ workspace, files, tests, nightly }) => {
    const folder = workspace === 'e2e' ? 'web' : workspace;
    const names = files.map((file) => `${folder}/${file}`).join(', ');
    return `${names}${tests ? ` "${tests}"` : ''}${nightly ? ' (nightly)' : ''}`;
  });

export const listBreaks = (breaks) =>
  `${breaks
    .map(
      (each) =>
        `${each.name}\n  ${each.file}\n${guardNames(each)
          .map((name) => `  guard: ${name}\n`)
          .join('')}`,
    )
    .join('')}${breaks.length} breaks\n`;

/** @param {{ break: import('./break.mjs').Break, caughtBy: string | null, isNightly: boolean, seconds: number }[]} outcomes */
export function table(outcomes, seconds) {
  const widest = Math.max(...outcomes.map((outcome) => outcome.break.name.length));
  const lines = outcomes.map(({ break: { name }, caughtBy, isNightly, seconds: took }, index) => {
    const verdict = caughtBy === null ? 'MISSED' : isNightly ? 'nightly' : 'caught';
    const time = `${Math.round(took)} s`.padStart(5);
    return `${String(index + 1).padStart(2)}  ${name.padEnd(widest)}  ${verdict.padEnd(7)}  ${time}  ${caughtBy ?? ''}`;
  });
  const caught = outcomes.filter(({ caughtBy }) => caughtBy !== null);
  const nightly = caught.filter(({ isNightly }) => isNightly).length;
  const sum = `${caught.length} caught, ${outcomes.length - caught.length} missed`;
  const minutes = (seconds / 60).toFixed(1);
  return `\n${lines.join('\n')}\n\n${sum}; ${nightly} of them only by the nightly run; ${minutes} minutes\n`;
}
