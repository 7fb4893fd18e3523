import { defineJob } from '../jobs/job.js';

/** Marks an email as failed: all attempts of its job have failed. */
export const FailMail = defineJob<{ mailId: string }>('mail.fail');

/** Sends one email. With pauses of one minute that grow to half an hour, the attempts last a day. */
export const DeliverMail = defineJob<{ mailId: string }>('mail.deliver', {
  timeoutSeconds: 180,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 1_800,
  retryLimit: 52,
  deadLetter: FailMail,
});

/** Deletes expired emails. */
export const PurgeMails = defineJob('mail.purge');
