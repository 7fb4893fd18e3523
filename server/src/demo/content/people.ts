import type { DemoPerson } from './demo-content.js';
import { englishPeople } from './people-english.js';
import { hebrewPeople } from './people-hebrew.js';

export const demoPeople: readonly DemoPerson[] = [...englishPeople, ...hebrewPeople];
