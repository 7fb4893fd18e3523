import { Module } from '@nestjs/common';
import { AccountMails } from './account-mails.js';

@Module({
  providers: [AccountMails],
  exports: [AccountMails],
})
export class AccountMailsModule {}
