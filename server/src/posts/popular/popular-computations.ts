import { defineJob } from '#kernel/jobs/job.js';

/** Computes popular posts. */
export const ComputePopularPosts = defineJob('posts.popular', { timeoutSeconds: 240, retryLimit: 0 });
