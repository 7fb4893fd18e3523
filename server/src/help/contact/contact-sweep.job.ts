import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { ContactMessageSchema } from './contact-message.entity.js';

/** Days until messages are deleted; the privacy policy that ships with the product says the same. */
export const RETENTION_DAYS = 180;
const DAY_MS = 86_400_000;

export const ForgetContactMessages = defineJob('help.contact.forget');

/** Deletes old messages once a night. */
@Injectable()
export class ContactSweep {
  constructor(private readonly database: Database) {}

  @Worker(ForgetContactMessages)
  @RecurringJob(ForgetContactMessages, '41 3 * * *')
  async run(): Promise<void> {
    const before = new Date(Date.now() - RETENTION_DAYS * DAY_MS);
    await this.database.fork().nativeDelete(ContactMessageSchema, { createdAt: { $lt: before } });
  }
}
