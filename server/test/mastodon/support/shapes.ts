import { expect } from '@jest/globals';
import type { Json } from '../../api/support/client.js';

/**
 * Fields without which a client fails to read a whole list (Tusky's models have no default for them), by entity. What ends with ? may
 * be null; every other one is there and not null.
 */
export const REQUIRED_FIELDS = {
  Status:
    'id account content created_at emojis reblogs_count favourites_count replies_count sensitive spoiler_text visibility media_attachments mentions tags uri url? in_reply_to_id? in_reply_to_account_id? reblog? poll? card? edited_at? language? application? filtered favourited reblogged bookmarked muted pinned quote? quotes_count quote_approval',
  TimelineAccount: 'id username acct url avatar note',
  Account:
    'id username acct url avatar note created_at header display_name locked bot group discoverable emojis fields followers_count following_count statuses_count last_status_at? avatar_static header_static roles noindex hide_collections',
  Attachment: 'id type url preview_url? meta? description? blurhash?',
  Mention: 'id url username acct',
  Tag: 'name url',
  Poll: 'id expired multiple votes_count options expires_at? voters_count? voted own_votes emojis',
  Card: 'url title type description provider_name image?',
  Emoji: 'shortcode url static_url visible_in_picker',
  Relationship:
    'id following followed_by blocking muting muting_notifications requested showing_reblogs domain_blocking blocked_by notifying note endorsed requested_by',
  Notification: 'type id account created_at',
  Marker: 'last_read_id version updated_at',
  Conversation: 'id accounts unread last_status?',
  ScheduledStatus: 'id scheduled_at params media_attachments',
  Instance: 'domain version title description configuration rules',
  Filter: 'id title context filter_action keywords statuses expires_at?',
  NotificationPolicy:
    'for_not_following for_not_followers for_new_accounts for_private_mentions for_limited_accounts summary',
  Context: 'ancestors descendants',
  StatusSource: 'id text spoiler_text',
  StatusEdit: 'content spoiler_text sensitive created_at account media_attachments emojis',
  List: 'id title replies_policy exclusive',
  FamiliarFollowers: 'id accounts',
} as const;
export type Shape = keyof typeof REQUIRED_FIELDS;

/** The entities within others. */
const PARTS: Partial<Record<Shape, Readonly<Record<string, Shape>>>> = {
  Status: {
    account: 'Account',
    media_attachments: 'Attachment',
    mentions: 'Mention',
    tags: 'Tag',
    reblog: 'Status',
    poll: 'Poll',
    card: 'Card',
    emojis: 'Emoji',
  },
  Context: { ancestors: 'Status', descendants: 'Status' },
  Notification: { account: 'Account', status: 'Status' },
  Conversation: { accounts: 'Account', last_status: 'Status' },
  StatusEdit: { account: 'Account', media_attachments: 'Attachment' },
  FamiliarFollowers: { accounts: 'Account' },
};

/** RFC 3339 with milliseconds in UTC, as `created_at` and others have it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Expects an entity, or each of a list, to have all fields that clients need, within it too. */
export function expectShape(shape: Shape, json: Json): void {
  expect(missingIn(shape, json, shape)).toEqual([]);
}

/** Paths of what is missing, null, or no instant. */
function missingIn(shape: Shape, json: Json, path: string): string[] {
  if (Array.isArray(json)) return json.flatMap((each, index) => missingIn(shape, each, `${path}[${index}]`));
  const fields = json as Record<string, Json>;
  const missing = REQUIRED_FIELDS[shape].split(' ').flatMap((field) => {
    const name = field.replace('?', '');
    const value = fields[name];
    if (value === undefined || (value === null && name === field)) return [`${path}.${name}`];
    return name.endsWith('_at') && name !== 'last_status_at' && value !== null && !INSTANT.test(value as string)
      ? [`${path}.${name} is ${String(value)}`]
      : [];
  });
  const within = Object.entries(PARTS[shape] ?? {}).flatMap(([name, part]) =>
    fields[name] === null || fields[name] === undefined ? [] : missingIn(part, fields[name], `${path}.${name}`),
  );
  return [...missing, ...within];
}
