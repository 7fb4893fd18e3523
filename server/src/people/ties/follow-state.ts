import { registerEnumType } from '@nestjs/graphql';

export const FollowState = { NONE: 'NONE', REQUESTED: 'REQUESTED', FOLLOWING: 'FOLLOWING' } as const;
export type FollowStateName = keyof typeof FollowState;
registerEnumType(FollowState, {
  name: 'FollowState',
  description: 'How far someone is with following a person.',
  valuesMap: {
    FOLLOWING: { description: 'They follow the person.' },
    NONE: { description: 'They neither follow the person nor asked to.' },
    REQUESTED: { description: 'They asked, and wait for the person to decide.' },
  },
});

export function followStateOf(isFollowing: boolean, hasRequested: boolean): FollowStateName {
  if (isFollowing) return 'FOLLOWING';
  return hasRequested ? 'REQUESTED' : 'NONE';
}

/**
 * Whether the viewer asked to follow a person. One index look-up a row, and none for a viewer who waits for no one: that is
 * asked once a statement.
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 * @param person the column that holds the person's id, such as `u.id`
 */
export const hasRequested = (viewer: string, person: string) => `coalesce(case
  when (select true from follow_requests mine where mine.follower_id = ${viewer} limit 1) then (
    select true from follow_requests q where q.follower_id = ${viewer} and q.followee_id = ${person})
  end, false)`;
