import { errors } from './errors';
import { follows } from './follows';
import { forms } from './forms';
import { nods } from './nods';
import { posts } from './posts';
import { profiles } from './profiles';
import { requacks } from './requacks';
import { shell } from './shell';
import { states } from './states';
import { timelines } from './timelines';

/** English is the source: its keys and placeholders are the type that every other language must match. */
export const en = {
  errors,
  follows,
  forms,
  nods,
  posts,
  profiles,
  requacks,
  shell,
  states,
  timelines,
};
