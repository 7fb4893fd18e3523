import { defineJob } from '#kernel/jobs/job.js';

/** Three pages are read at once in each process. Failed pages are tried again when someone posts them; attempts are for lost runs. */
export const FetchLinkCard = defineJob<{ key: string }>('link-cards.fetch', {
  concurrency: 3,
  retryLimit: 2,
  timeoutSeconds: 40,
});

/** Deletes cards that are not used. */
export const SweepLinkCards = defineJob('link-cards.sweep', { timeoutSeconds: 600 });
