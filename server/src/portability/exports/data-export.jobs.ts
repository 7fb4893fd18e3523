import { defineJob } from '#kernel/jobs/job.js';

/** Tells that a file could not be made. */
export const FailExport = defineJob<{ exportId: string }>('exports.failed');

/** Makes the file of a request. One at a time in each process: it reads everything of a person. */
export const BuildExport = defineJob<{ exportId: string }>('exports.build', {
  retryLimit: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 1_800,
  deadLetter: FailExport,
});

export const SweepExports = defineJob('exports.sweep');
