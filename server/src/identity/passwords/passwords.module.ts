import { Module } from '@nestjs/common';
import { EmailTokensModule } from '../email-tokens/email-tokens.module.js';
import { Credentials } from './credentials.js';
import { PasswordStore } from './password-store.js';
import { Passwords } from './passwords.js';

@Module({
  imports: [EmailTokensModule],
  providers: [Passwords, PasswordStore, Credentials],
  exports: [Passwords, PasswordStore, Credentials],
})
export class PasswordsModule {}
