import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { defineJob } from '#kernel/jobs/job.js';
import { Schedule, Worker } from '#kernel/jobs/worker.decorator.js';

/** Days that messages are kept; the privacy policy that is shipped says so too. */
export const KEEP_DAYS = 180;

export const ForgetContactMessages = defineJob('help.contact.forget');

/** Old messages go once a night. */
@Injectable()
export class ContactSweep {
  constructor(private readonly database: Database) {}

  @Worker(ForgetContactMessages)
  @Schedule(ForgetContactMessages, '41 3 * * *')
  async run(): Promise<void> {
    await this.database.rows('delete from contact_messages where created_at < now() - make_interval(days => $1)', [
      KEEP_DAYS,
    ]);
  }
}
