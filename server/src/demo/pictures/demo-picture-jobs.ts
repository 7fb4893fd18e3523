import { defineJob } from '#kernel/jobs/job.js';

/** Enqueued when the demo data is added. Every size of every picture is made, which takes a while. */
export const AddDemoPictures = defineJob('demo.pictures', { timeoutSeconds: 600 });

/** The same for profile pictures and banners. */
export const AddDemoProfileImages = defineJob('demo.faces', { timeoutSeconds: 600 });
