/**
 * Whether a viewer may read what a person wrote: the person is active, and doesn't require login from a visitor.
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 * @param person alias of the person's row in users
 */
export const readable = (viewer: string, person = 'u') =>
  `${person}.is_active and (${viewer} is not null or not ${person}.requires_login)`;
