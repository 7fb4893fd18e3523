import { z } from 'zod';
import { flag, id, listOf, text } from '../request/fields.js';
import { PageFields } from '../request/page.js';
import { NotOffered } from '../request/request.errors.js';

const TypeFields = {
  types: listOf(text).optional(),
  exclude_types: listOf(text).optional(),
};
const GroupFields = { grouped_types: listOf(text).optional() };

/** What a list of notifications is asked for. */
export const NotificationsParams = z.object({
  ...PageFields,
  ...TypeFields,
  ...GroupFields,
  account_id: id.optional(),
  include_filtered: flag.optional(),
});
export type NotificationsParams = z.infer<typeof NotificationsParams>;

/** What is counted. */
export const CountParams = z.object({ ...TypeFields, ...GroupFields });
export type CountParams = z.infer<typeof CountParams>;

/** What is told stays told here. */
export const keepsNotifications = () =>
  new NotOffered('notifications', 'Notifications are kept here: they can be marked as read, but not removed.');
