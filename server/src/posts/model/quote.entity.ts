import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from './post.entity.js';

/** What is stored of a quote. That a quoted post was deleted is asked of that post, since it may be restored. */
export const STORED_QUOTE_STATES = ['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED'] as const;
export type StoredQuoteState = (typeof STORED_QUOTE_STATES)[number];

/** A post that quotes another, and what the author of that one decided about it. */
export const QuoteSchema = defineEntity({
  name: 'Quote',
  tableName: 'quotes',
  properties: {
    /** The post that quotes. */
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    quotedId: foreignKey(PostSchema, 'quoted_id').deleteRule('cascade'),
    quotedAuthorId: foreignKey(UserSchema, 'quoted_author_id').deleteRule('cascade'),
    state: p.enum(STORED_QUOTE_STATES),
    /** Null as long as nobody had to decide. */
    decidedAt: p.datetime(3).nullable(),
  },
  indexes: [
    {
      name: 'quotes_accepted',
      expression: "create index quotes_accepted on quotes (quoted_id, post_id desc) where state = 'ACCEPTED'",
    },
    {
      name: 'quotes_pending',
      expression: "create index quotes_pending on quotes (quoted_author_id, post_id desc) where state = 'PENDING'",
    },
  ],
});
