import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what has to be stored and read again, so that a copy of the database alone is of no use. */
export class SecretBox {
  private readonly key: Buffer;

  /** @param secret of the installation @param purpose for which a key of its own is derived from it */
  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, 'mallard', purpose, KEY_BYTES));
  }

  /** @param owner to whom the secret belongs; for anyone else it can't be decrypted */
  seal(secret: Uint8Array, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @returns null where it was sealed for someone else, or with the key of other secrets of the installation */
  open(sealed: Uint8Array, owner: string): Uint8Array<ArrayBuffer> | null {
    const bytes = Buffer.from(sealed);
    try {
      const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return new Uint8Array(Buffer.concat([decipher.update(rest), decipher.final()]));
    } catch {
      return null;
    }
  }
}
