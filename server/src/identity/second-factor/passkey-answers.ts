import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { PasskeyInvalid } from './second-factor.errors.js';

/** Characters of an answer; those of devices have about 2,000. */
const MAX_LENGTH = 20_000;
const MAX_PART = 8_000;

const part = z
  .string()
  .regex(/^[\w-]+$/)
  .max(MAX_PART);
const credential = {
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.nullish(),
  }),
});
const clientData = z.object({ challenge: part });

/** What a browser answered to a challenge, and the challenge that it says it answers; both are not verified yet. */
export interface PasskeyAnswer<Response> {
  readonly response: Response;
  readonly challenge: string;
}

/** @param text the credential as JSON, as `PublicKeyCredential.toJSON()` has it. @throws PasskeyInvalid */
export function readRegistration(text: string): PasskeyAnswer<RegistrationResponseJSON> {
  return read(registration, text) as PasskeyAnswer<RegistrationResponseJSON>;
}

/** @throws PasskeyInvalid */
export function readAuthentication(text: string): PasskeyAnswer<AuthenticationResponseJSON> {
  return read(authentication, text) as PasskeyAnswer<AuthenticationResponseJSON>;
}

function read(shape: z.ZodType<{ response: { clientDataJSON: string } }>, text: string): PasskeyAnswer<unknown> {
  if (text.length > MAX_LENGTH) throw new PasskeyInvalid();
  try {
    const response = shape.parse(JSON.parse(text));
    const data: unknown = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString());
    return { response, challenge: clientData.parse(data).challenge };
  } catch {
    throw new PasskeyInvalid();
  }
}
