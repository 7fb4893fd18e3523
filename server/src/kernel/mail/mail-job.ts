import { defineJob } from '../jobs/job.js';

/** Sends whatever mails are due. Enqueued with each mail, and every minute for those that wait for another try. */
export const SendMails = defineJob('mail.send', { timeoutSeconds: 180, retryDelaySeconds: 10 });

/** Deletes mails of which nobody needs to know any more. */
export const PurgeMails = defineJob('mail.purge');
