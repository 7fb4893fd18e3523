import { defineJob } from '#kernel/jobs/job.js';

/** Finds out what trends. */
export const ComputeTrends = defineJob('hashtags.trends', { timeoutSeconds: 240, retryLimit: 0 });
/** Counts how many people use each hashtag. */
export const ComputePopularity = defineJob('hashtags.popularity', { timeoutSeconds: 600, retryLimit: 0 });
