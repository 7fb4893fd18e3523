import { errors } from './errors';
import { follows } from './follows';
import { forms } from './forms';
import { identity } from './identity';
import { nods } from './nods';
import { posts } from './posts';
import { profile } from './profile';
import { profiles } from './profiles';
import { registration } from './registration';
import { shell } from './shell';
import { shortcuts } from './shortcuts';
import { states } from './states';
import { timelines } from './timelines';

/** English is the source: its keys and placeholders are the type that every other language must match. */
export const en = {
  errors,
  follows,
  forms,
  identity,
  nods,
  posts,
  profile,
  profiles,
  registration,
  shell,
  shortcuts,
  states,
  timelines,
};
