import { p } from '@mikro-orm/core';
import { newId } from './ids.js';

/** What every table of ours has: a time-ordered id made in the application, and when the row was made. */
export const baseProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => newId()),
  createdAt: p.datetime(3).onCreate(() => new Date()),
};
