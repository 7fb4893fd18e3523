import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '../model/post.entity.js';

/** The poll of a post. */
export const PollSchema = defineEntity({
  name: 'Poll',
  tableName: 'polls',
  properties: {
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').primary(),
    options: p.array().columnType('text[]'),
    /** Votes for each option, in the order of `options`. */
    tallies: p.array().columnType('integer[]'),
    isMultiple: p.boolean(),
    /** No one sees the tallies before it has ended. */
    hidesUntilEnd: p.boolean(),
    endsAt: p.datetime(3),
    /** People who voted. */
    voterCount: p.integer().default(0).check('voter_count >= 0'),
    /** When its end was announced, which happens once. */
    toldAt: p.datetime(3).nullable(),
  },
  indexes: [{ name: 'polls_due', properties: ['endsAt'], where: 'told_at is null' }],
  checks: [
    {
      name: 'polls_options',
      expression:
        'cardinality(options) >= 2 and cardinality(options) <= 6 and cardinality(tallies) = cardinality(options)',
    },
    { name: 'polls_tallies', expression: '0 <= all (tallies)' },
  ],
});

/** What someone chose, once and finally. No one reads it but the voter. */
export const PollVoteSchema = defineEntity({
  name: 'PollVote',
  tableName: 'poll_votes',
  properties: {
    postId: foreignKey(PollSchema, 'post_id').deleteRule('cascade').primary(),
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    /** Indexes into the options, ascending. */
    choices: p.array().columnType('smallint[]'),
    createdAt: p.datetime(3),
  },
  indexes: [{ name: 'poll_votes_by_user', properties: ['userId', 'postId'] }],
});
