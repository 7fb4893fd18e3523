import { isUuid } from '#kernel/database/ids.js';
import { sameBytes, type TokenKeys } from '../email-tokens/token-keys.js';

const ID_BYTES = 16;
const GENERATION_BYTES = 4;
const MAC_BYTES = 32;
const BYTES = ID_BYTES + GENERATION_BYTES + MAC_BYTES;
/** Length of every refresh token in characters. */
export const REFRESH_TOKEN_LENGTH = Math.ceil((BYTES * 4) / 3);

const SHAPE = new RegExp(`^[A-Za-z0-9_-]{${REFRESH_TOKEN_LENGTH}}$`);

export interface RefreshTokenParts {
  /** The session's id. */
  readonly family: string;
  /** From 0, incremented at each exchange. */
  readonly generation: number;
}

/**
 * The refresh token of a generation: family, number, and a MAC of both. Because it is computed, the same successor can be
 * issued again without being stored.
 */
export function writeRefreshToken({ family, generation }: RefreshTokenParts, keys: TokenKeys): string {
  const head = Buffer.alloc(ID_BYTES + GENERATION_BYTES);
  head.write(family.replaceAll('-', ''), 'hex');
  head.writeUInt32BE(generation, ID_BYTES);
  return Buffer.concat([head, keys.refreshMac(family, generation)]).toString('base64url');
}

/** @returns null for a token that this installation did not issue */
export function readRefreshToken(token: string, keys: TokenKeys): RefreshTokenParts | null {
  if (!SHAPE.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // Otherwise several encodings of the unused last bits would be the same token.
  if (bytes.length !== BYTES || bytes.toString('base64url') !== token) return null;
  const hex = bytes.toString('hex', 0, ID_BYTES);
  const family = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  const generation = bytes.readUInt32BE(ID_BYTES);
  const mac = bytes.subarray(ID_BYTES + GENERATION_BYTES);
  return isUuid(family) && sameBytes(mac, keys.refreshMac(family, generation)) ? { family, generation } : null;
}
