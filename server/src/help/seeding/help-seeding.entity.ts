import { defineEntity, p } from '@mikro-orm/core';

/** Records that articles of ours were added once, so that what an editor deletes doesn't come back. */
export const HelpSeedingSchema = defineEntity({
  name: 'HelpSeeding',
  tableName: 'help_seedings',
  properties: { name: p.text().primary(), doneAt: p.datetime(3) },
});
