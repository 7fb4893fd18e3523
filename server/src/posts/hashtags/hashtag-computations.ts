import { defineJob } from '#kernel/jobs/job.js';

/** Computes trends. */
export const ComputeTrends = defineJob('hashtags.trends', { timeoutSeconds: 240, retryLimit: 0 });
/** Counts how many users use each hashtag. */
export const ComputePopularity = defineJob('hashtags.popularity', { timeoutSeconds: 600, retryLimit: 0 });
