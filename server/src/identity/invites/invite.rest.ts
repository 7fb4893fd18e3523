import { z } from 'zod';
import { instant, restShape, uuid } from '#kernel/envelope/rest-shape.js';
import type { InviteView } from './invite.view.js';

/** An invite as its owner sees it. */
export const RestInvite = restShape('Invite', {
  id: uuid,
  code: z.string(),
  maxUses: z.int().nullable(),
  uses: z.int(),
  expiresOn: instant.nullable(),
  followsOwner: z.boolean(),
  comment: z.string(),
  isUsable: z.boolean(),
  isRevoked: z.boolean(),
  createdOn: instant,
});
export type RestInvite = z.infer<typeof RestInvite>;

export function toRestInvite({ expiresAt, createdAt, ...invite }: InviteView): RestInvite {
  const { id, code, maxUses, uses, followsOwner, comment, isUsable, isRevoked } = invite;
  return {
    ...{ id, code, maxUses, uses, followsOwner, comment, isUsable, isRevoked },
    expiresOn: expiresAt,
    createdOn: createdAt,
  };
}
