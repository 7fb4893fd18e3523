import { sql } from 'kysely';

/**
 * Whose password still counts: active people; suspended ones, who sign in to see why; and leaving ones, who can take that back.
 * Of the users in the statement.
 */
export const hasPassword = () =>
  sql<boolean>`(users.is_active or users.suspended_at is not null or users.leaves_at > now()) and users.deleted_at is null`;
