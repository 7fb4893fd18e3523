import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '#kernel/config/secret-box.js';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';

/** Encrypts the secrets of second factors, so that a copy of the database alone makes no codes. */
@Injectable()
export class SecondFactorBox extends SecretBox {
  constructor(@Inject(SECRETS) { mailTokenSecret }: Secrets) {
    super(mailTokenSecret, 'second factors');
  }
}
