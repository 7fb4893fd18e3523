import { registerEnumType } from '@nestjs/graphql';

/** Of which posts of a person someone is notified, as their follow stores it. */
export const POST_NOTIFICATIONS = ['OFF', 'ORIGINALS', 'ALL'] as const;
export type PostNotificationsName = (typeof POST_NOTIFICATIONS)[number];

export const PostNotifications = { OFF: 'OFF', ORIGINALS: 'ORIGINALS', ALL: 'ALL' } as const satisfies {
  readonly [Name in PostNotificationsName]: Name;
};
registerEnumType(PostNotifications, {
  name: 'PostNotifications',
  description:
    'Of which posts of a followed person the viewer is notified. Requacks are never among them: those posts are by others.',
  valuesMap: {
    ALL: {
      description: 'Quacks, quotes and replies. A thread that is published at once counts as its first quack.',
    },
    OFF: { description: 'None, as for every new follow.' },
    ORIGINALS: { description: 'Quacks and quotes, without replies.' },
  },
});

/**
 * What the viewer chose about a person, as SQL: with the follow, or with the request to follow, which passes it on.
 * @param viewer the parameter that holds the viewer's id or null, such as `$2::uuid`
 * @param person the column that holds the person's id, such as `u.id`
 */
export const postNotifications = (viewer: string, person: string) => `coalesce(
    (select f.notify from follows f where f.follower_id = ${viewer} and f.followee_id = ${person}),
    (select q.notify from follow_requests q where q.follower_id = ${viewer} and q.followee_id = ${person}), 'OFF')`;
