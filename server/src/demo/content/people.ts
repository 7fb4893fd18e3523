import type { DemoUser } from './demo-content.js';
import { englishPeople } from './people-english.js';
import { hebrewPeople } from './people-hebrew.js';

export const demoUsers: readonly DemoUser[] = [...englishPeople, ...hebrewPeople];
