const TRACED_MS = 60_000;

/**
 * What the tasks of a page take of the processor itself, by the browser's trace. Unlike the length of a frame this hardly
 * depends on what else the machine is doing; slowed down by the browser, the page's time grows along.
 */
export class Tasks {
  constructor(devtools) {
    this.devtools = devtools;
  }

  async watch() {
    this.events = [];
    this.take = ({ value }) => {
      for (const event of value) {
        if (event.name === 'FunctionCall' || event.name.endsWith('RunTask')) this.events.push(event);
      }
    };
    this.devtools.on('Tracing.dataCollected', this.take);
    await this.devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        recordMode: 'recordContinuously',
        includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
      },
    });
  }

  /** @returns milliseconds of the longest task since `watch`, of the thread in which the page's scripts run */
  async longest() {
    let timer;
    const done = new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The browser does not hand over its trace.')), TRACED_MS);
      this.devtools.once('Tracing.tracingComplete', resolve);
    });
    await this.devtools.send('Tracing.end');
    await done.finally(() => clearTimeout(timer));
    this.devtools.off('Tracing.dataCollected', this.take);
    const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
    const calls = new Map();
    for (const event of this.events) {
      if (event.name === 'FunctionCall') calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1);
    }
    const [main] = [...calls].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    return this.events.reduce(
      (most, event) =>
        event.name.endsWith('RunTask') && threadOf(event) === main ? Math.max(most, (event.tdur ?? 0) / 1_000) : most,
      0,
    );
  }
}
