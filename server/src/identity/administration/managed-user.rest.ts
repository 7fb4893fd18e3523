import type { Role } from '#kernel/request/viewer.js';
import { splitName } from '../account/person-names.js';
import type { ManagedUserView } from './managed-user.view.js';

/** ManagedUser of the REST contract. */
export interface RestManagedUser {
  id: string;
  handle: string;
  displayName: string;
  firstName: string;
  lastName: string;
  email: string;
  roleId: Role;
  isActive: boolean;
  isEmailVerified: boolean;
  imageUrl: string | null;
  createdOn: Date;
  lastSeenOn: Date | null;
}

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
