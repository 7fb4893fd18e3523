import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';

/** How often something happened on a day (UTC). */
export const DailyFigureSchema = defineEntity({
  name: 'DailyFigure',
  tableName: 'daily_figures',
  properties: {
    figure: p.text().primary(),
    day: p.date().primary(),
    value: p.bigint('number').check('value >= 0'),
    countedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** Who was active on a day, until the day is counted. */
export const ActivePersonSchema = defineEntity({
  name: 'ActivePerson',
  tableName: 'active_people',
  properties: {
    day: p.date().primary(),
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
  },
  indexes: [{ name: 'active_people_by_user', properties: 'userId' }],
});
