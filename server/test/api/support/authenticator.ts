import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
/** A number of four bytes. */
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** A text and a byte string of CBOR (RFC 8949), each shorter than 65,536 bytes. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

export interface AuthenticatorOptions {
  origin?: string;
  rpId?: string;
  /** Without a PIN or a biometric. */
  isVerifying?: boolean;
}

/** A device that keeps one passkey (ES256), as a browser would hand its answers on: the other side of WebAuthn. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** Of uses; tests set it back to be a copy of the device. */
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private userHandle: string | null = null;

  constructor(private readonly given: AuthenticatorOptions = {}) {}

  /** Makes the passkey. @param options as `beginPasskey` answers. @returns the credential, as `addPasskey` takes it */
  create(options: string): string {
    const { challenge, user } = JSON.parse(options) as { challenge: string; user: { id: string } };
    this.userHandle = user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    // A COSE key: EC2, ES256, P-256.
    const head = Buffer.from('a5010203262001215820', 'hex');
    const publicKey = Buffer.concat([
      head,
      Buffer.from(x ?? '', 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y ?? '', 'base64url'),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(Buffer.concat([this.head(HAS_CREDENTIAL), attested])),
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs a challenge, as `loginWithPasskey` and `confirmByPasskey` take it. */
  get(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    this.counter += 1;
    const data = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.head(0);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), this.keys.privateKey);
    return this.credential({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private head(flags: number): Buffer {
    const { rpId = 'localhost', isVerifying = true } = this.given;
    const all = flags | USER_PRESENT | (isVerifying ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), uint32(this.counter)]);
  }

  private clientData(type: string, challenge: string): Buffer {
    const { origin = 'http://localhost:3000' } = this.given;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private credential(response: Record<string, unknown>): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    });
  }
}
