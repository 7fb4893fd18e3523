import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { defineJob } from '#kernel/jobs/job.js';
import { Schedule, Worker } from '#kernel/jobs/worker.decorator.js';

/** Days until messages are deleted; the privacy policy that ships with the product says the same. */
export const RETENTION_DAYS = 180;

export const ForgetContactMessages = defineJob('help.contact.forget');

/** Deletes old messages once a night. */
@Injectable()
export class ContactSweep {
  constructor(private readonly database: Database) {}

  @Worker(ForgetContactMessages)
  @Schedule(ForgetContactMessages, '41 3 * * *')
  async run(): Promise<void> {
    await this.database.rows('delete from contact_messages where created_at < now() - make_interval(days => $1)', [
      RETENTION_DAYS,
    ]);
  }
}
