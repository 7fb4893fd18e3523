import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';

/** How far a person has read a timeline. */
export const ReadingPositionSchema = defineEntity({
  name: 'ReadingPosition',
  tableName: 'reading_positions',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    timeline: p.text().primary().check("timeline in ('HOME', 'LIST', 'NOTIFICATIONS', 'CONVERSATION')"),
    /** The list or conversation; NO_SUBJECT of the others. */
    subjectId: p.uuid().primary(),
    /** The newest of its rows that was read. */
    position: p.uuid(),
    updatedAt: p.datetime(3),
  },
  indexes: [{ name: 'reading_positions_by_age', properties: ['userId', 'updatedAt'] }],
});
