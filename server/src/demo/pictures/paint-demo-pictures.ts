import { defineJob } from '#kernel/jobs/job.js';

/** Enqueued when the demo community moves in. Everything is computed, point by point, on whatever machine there is. */
export const PaintDemoPictures = defineJob('demo.pictures', { timeoutSeconds: 600 });

/** The same for faces and banners. */
export const PaintDemoFaces = defineJob('demo.faces', { timeoutSeconds: 600 });
