import { z } from 'zod';
import { restShape, instant, uuid } from '#kernel/envelope/rest-shape.js';
import { ROLES } from '#kernel/request/viewer.js';
import { splitName } from '../viewer/name-parts.js';
import type { ManagedUserView } from '../managed-users/managed-user.view.js';

/** ManagedUser of the REST contract. */
export const RestManagedUser = restShape('ManagedUser', {
  id: uuid,
  handle: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roleId: z.enum(ROLES),
  isActive: z.boolean(),
  isEmailVerified: z.boolean(),
  imageUrl: z.string().nullable(),
  createdOn: instant,
  lastSeenOn: instant.nullable(),
});
export type RestManagedUser = z.infer<typeof RestManagedUser>;

export function toRestManagedUser(user: ManagedUserView): RestManagedUser {
  return {
    id: user.id,
    handle: user.handle,
    displayName: user.displayName,
    ...splitName(user.displayName),
    email: user.email,
    roleId: user.role,
    isActive: user.isActive,
    isEmailVerified: user.isEmailVerified,
    imageUrl: user.imageUrl,
    createdOn: user.createdOn,
    lastSeenOn: user.lastSeenAt,
  };
}
