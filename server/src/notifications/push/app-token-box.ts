import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '#kernel/config/secret-box.js';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';

/** Encrypts the tokens of apps that get pushes, which hold them. With other secrets of the installation, apps have to subscribe again. */
@Injectable()
export class AppTokenBox {
  private readonly box: SecretBox;

  constructor(@Inject(SECRETS) { mailTokenSecret }: Secrets) {
    this.box = new SecretBox(mailTokenSecret, 'app pushes');
  }

  /** @param sessionId that the token is of */
  seal(token: string, sessionId: string): Buffer {
    return this.box.seal(Buffer.from(token), sessionId);
  }

  /** @returns null where it was sealed for another session, or with other secrets */
  open(sealed: Uint8Array, sessionId: string): string | null {
    const opened = this.box.open(sealed, sessionId);
    return opened && Buffer.from(opened).toString();
  }
}
