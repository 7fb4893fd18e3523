import { defineJob } from '#kernel/jobs/job.js';

/** Attempts are for lost runs: a page that can't be read is read again after a week. */
export const VerifyProfileLink = defineJob<{ userId: string; url: string }>('profile-links.verify', {
  retryLimit: 2,
  timeoutSeconds: 30,
});
export const RecheckProfileLinks = defineJob('profile-links.recheck', { timeoutSeconds: 120 });
