import { createECDH, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '#kernel/config/secrets.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { senderOf } from '#kernel/config/sender.js';

/** Whose order the private key must be below: that of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 more than a key has, so that the remainder is evenly distributed (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48;

/**
 * The keys by which push services recognize this installation (VAPID, RFC 8292). They are derived from its secrets, so that all of its
 * servers have the same ones and backups need nothing more. With other secrets, devices have to subscribe again.
 */
@Injectable()
export class PushKeys {
  /** As base64url: an uncompressed point. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where operators of push services write to: an address that can be reached, by RFC 8292 mailto or https. */
  readonly contact: string;

  constructor(@Inject(SECRETS) secrets: Secrets, @Inject(SETTINGS) settings: Settings) {
    const seed = Buffer.from(hkdfSync('sha256', secrets.mailTokenSecret, 'mallard', 'web push', SEED_BYTES));
    const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
    const key = createECDH('prime256v1');
    const bytes = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
    key.setPrivateKey(bytes);
    this.privateKey = bytes.toString('base64url');
    this.publicKey = key.getPublicKey().toString('base64url');
    const mail = settings.CONTACT_EMAIL ?? senderOf(settings.MAIL_FROM).address;
    this.contact = settings.PUBLIC_URL.startsWith('https:') ? settings.PUBLIC_URL : `mailto:${mail}`;
  }
}
