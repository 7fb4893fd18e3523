import { z } from 'zod';
import { restShape, instant, uuid } from '#kernel/envelope/rest-shape.js';
import { csvLine } from '#kernel/text/csv.js';
import type { EmailSubscriptionView } from './email-subscription.view.js';

/** EmailSubscription of the REST contract. */
export const RestEmailSubscription = restShape('EmailSubscription', {
  id: uuid,
  email: z.string(),
  isActive: z.boolean(),
  isEmailVerified: z.boolean(),
  createdOn: instant,
  verifiedOn: instant.nullable(),
});
export type RestEmailSubscription = z.infer<typeof RestEmailSubscription>;

export function toRestSubscription(view: EmailSubscriptionView): RestEmailSubscription {
  const { id, email, isActive, isEmailVerified, createdAt, verifiedAt } = view;
  return { id, email, isActive, isEmailVerified, createdOn: createdAt, verifiedOn: verifiedAt };
}

export const CSV_HEAD = 'email,isActive,isEmailVerified,createdOn,verifiedOn\r\n';

export function csvOf(views: readonly EmailSubscriptionView[]): string {
  return views
    .map(({ email, isActive, isEmailVerified, createdAt, verifiedAt }) =>
      csvLine([email, isActive, isEmailVerified, createdAt.toISOString(), verifiedAt?.toISOString() ?? '']),
    )
    .join('');
}
