import type { Catalog } from '../translator';
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

export const he: Catalog = {
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
