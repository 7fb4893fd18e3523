import { registerEnumType } from '@nestjs/graphql';
import type { StoredQuoteState } from '../model/quote.entity.js';

export type QuoteStateName = StoredQuoteState | 'DELETED' | 'UNAUTHORIZED' | 'BLOCKED' | 'MUTED';
export const QuoteState = {
  PENDING: 'PENDING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  REVOKED: 'REVOKED',
  DELETED: 'DELETED',
  UNAUTHORIZED: 'UNAUTHORIZED',
  BLOCKED: 'BLOCKED',
  MUTED: 'MUTED',
} as const satisfies { readonly [Name in QuoteStateName]: Name };
registerEnumType(QuoteState, {
  name: 'QuoteState',
  description: 'What the viewer sees of a quoted post.',
  valuesMap: {
    ACCEPTED: { description: 'The post.' },
    BLOCKED: { description: 'The post; the viewer blocks its author, so clients show it on request only.' },
    DELETED: { description: 'Nothing: the post was deleted.' },
    MUTED: { description: 'The post; the viewer has muted its author, so clients show it on request only.' },
    PENDING: {
      description: 'Nothing until its author accepts; that author and the one who quotes see the post already.',
    },
    REJECTED: { description: 'Nothing: its author declined.' },
    REVOKED: { description: 'Nothing: its author withdrew it from this quote.' },
    UNAUTHORIZED: { description: 'Nothing: the viewer may not read the post.' },
  },
});

export const QuotePermission = {
  YES: 'YES',
  ASK: 'ASK',
  FOLLOWERS_ONLY: 'FOLLOWERS_ONLY',
  NO: 'NO',
  YOU_BLOCK: 'YOU_BLOCK',
  SIGN_IN: 'SIGN_IN',
} as const;
export type QuotePermissionName = keyof typeof QuotePermission;
registerEnumType(QuotePermission, {
  name: 'QuotePermission',
  description: 'Whether the viewer can quote a post, and why not.',
  valuesMap: {
    ASK: { description: 'Yes; the quote shows the post once its author has accepted.' },
    FOLLOWERS_ONLY: { description: 'No: only followers of its author can.' },
    NO: { description: 'No: only its author can.' },
    SIGN_IN: { description: 'No: the viewer is not signed in.' },
    YES: { description: 'At once.' },
    YOU_BLOCK: { description: 'No: the viewer blocks its author.' },
  },
});
