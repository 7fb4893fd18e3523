import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: as many as the digest has (RFC 4226 recommends 160 bits). */
const SECRET_BYTES = 20;
/** Steps of 30 seconds by which a clock may be wrong. */
const WINDOW = 1;

/** Time-based one-time passwords (RFC 6238) with what every authenticator app supports: SHA-1, 6 digits, 30 seconds. */
const totpOf = (secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, issuerInLabel: true, algorithm: 'SHA1', digits: 6, period: 30, secret });

export function newTotpSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes;
}

/** The secret as people type it, in base32. */
export function totpText(secret: Uint8Array<ArrayBuffer>): string {
  return new Secret({ buffer: secret.buffer }).base32;
}

/** The otpauth address of a secret, which authenticator apps read from a QR code. */
export function totpUri(secret: Uint8Array<ArrayBuffer>, issuer: string, label: string): string {
  return totpOf(new Secret({ buffer: secret.buffer }), { issuer, label }).toString();
}

/** The number of the time step that a code of six digits belongs to, at most one step from now; null for a wrong code. */
export function totpStep(secret: Uint8Array<ArrayBuffer>, code: string, now = Date.now()): number | null {
  const totp = totpOf(new Secret({ buffer: secret.buffer }));
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
