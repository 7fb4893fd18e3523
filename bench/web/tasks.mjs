const TRACED_MS = 60_000;

/**
 * The processor time of a page's tasks, from the browser's trace. Unlike the length of a frame, it hardly depends on other load on
 * the machine. If the browser slows the processor down, it grows accordingly.
 */
export class Tasks {
  constructor(devtools) {
    this.devtools = devtools;
  }

  async watch() {
    this.events = [];
    this.take = ({ value }) => {
      for (const event of value) {
        if (event.name === 'thread_name' || event.name.endsWith('RunTask')) this.events.push(event);
      }
    };
    this.devtools.on('Tracing.dataCollected', this.take);
    await this.devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        recordMode: 'recordContinuously',
        // Only the categories that are read, because the browser records them during the measured frames.
        includedCategories: ['toplevel'],
      },
    });
  }

  /** @returns milliseconds of the longest task since `watch`, in the thread that runs the page's scripts */
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
    const spent = new Map();
    for (const event of this.events) {
      if (event.args?.name === 'CrRendererMain') spent.set(threadOf(event), { all: 0, longest: 0 });
    }
    for (const event of this.events) {
      const thread = spent.get(threadOf(event));
      if (thread === undefined || event.tdur === undefined) continue;
      thread.all += event.tdur;
      thread.longest = Math.max(thread.longest, event.tdur);
    }
    const [main] = [...spent.values()].toSorted((a, b) => b.all - a.all);
    if (main === undefined) throw new Error('The trace has no thread of the page.');
    return main.longest / 1_000;
  }
}
