import { defineJob } from '#kernel/jobs/job.js';

/** Ends an import that can't go on. */
export const StopImport = defineJob<{ importId: string }>('imports.stopped');

/** Does the next rows of an import, and enqueues itself for those after them: long files don't hold up short ones. */
export const RunImport = defineJob<{ importId: string }>('imports.run', {
  timeoutSeconds: 1_800,
  deadLetter: StopImport,
});

export const SweepImports = defineJob('imports.sweep');
