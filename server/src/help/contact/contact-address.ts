import { senderOf } from '#kernel/config/sender.js';

interface AddressSettings {
  readonly CONTACT_EMAIL?: string | undefined;
  readonly MAIL_FROM: string;
}

const NO_REPLY = /^(?:no|do-?not)[-_.]?reply@/i;

/**
 * The address that reads replies to answers: CONTACT_EMAIL, or the sender of all emails unless it is a no-reply address.
 * Never the private address of someone of the team.
 * @returns null if no address is known that someone reads
 */
export function replyAddress({ CONTACT_EMAIL, MAIL_FROM }: AddressSettings): string | null {
  if (CONTACT_EMAIL !== undefined) return CONTACT_EMAIL;
  const { address } = senderOf(MAIL_FROM);
  return NO_REPLY.test(address) ? null : address;
}
