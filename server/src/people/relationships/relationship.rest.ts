import { z } from 'zod';
import { instant, restShape } from '#kernel/envelope/rest-shape.js';
import type { UserView } from '../users/user.view.js';
import { RestUserSummary, toRestSummary } from '../users/user.rest.js';
import { MuteScope, type MuteScopeName } from '../ties/mute-scopes.js';

const muteScope = z.enum(Object.keys(MuteScope) as [MuteScopeName, ...MuteScopeName[]]);

/** What the viewer decided about a person. */
export const RestRelationship = restShape('Relationship', {
  user: RestUserSummary,
  isBlocked: z.boolean(),
  muted: z.array(muteScope),
  mutedUntil: instant.nullable(),
  note: z.string().nullable(),
});
export type RestRelationship = z.infer<typeof RestRelationship>;

export function toRestRelationship(user: UserView): RestRelationship {
  const { viewerRelationship: relationship } = user;
  return {
    user: toRestSummary(user),
    isBlocked: relationship?.isBlocked ?? false,
    muted: relationship?.muted ?? [],
    mutedUntil: relationship?.mutedUntil ?? null,
    note: relationship?.note ?? null,
  };
}
