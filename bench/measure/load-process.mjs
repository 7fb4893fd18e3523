import { fork } from 'node:child_process';
import { join } from 'node:path';
import { pin } from './processes.mjs';

/** The process that generates the load. */
export class LoadProcess {
  constructor(cpu) {
    this.child = fork(join(import.meta.dirname, 'load.mjs'));
    this.pinned = pin(this.child.pid, cpu);
  }

  /** @param {{ row: string, side: 'server' | 'baseline', url: string, world: object, amount: number }} job */
  run(job) {
    return new Promise((done, fail) => {
      const ended = (code) => fail(new Error(`The load ended with ${code}.`));
      this.child.once('exit', ended);
      this.child.once('message', ({ result, error }) => {
        this.child.off('exit', ended);
        if (error) fail(new Error(error));
        else done(result);
      });
      this.child.send(job);
    });
  }

  stop() {
    this.child.kill();
  }
}
