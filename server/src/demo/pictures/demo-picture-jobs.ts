import { defineJob } from '#kernel/jobs/job.js';

/** Enqueued when the demo data is added. Pictures are computed pixel by pixel, which takes a while. */
export const PaintDemoMedia = defineJob('demo.pictures', { timeoutSeconds: 600 });

/** The same for profile pictures and banners. */
export const PaintDemoProfileImages = defineJob('demo.faces', { timeoutSeconds: 600 });
