import { CircleQuestionMark, Compass, Search } from 'lucide-react';
import type { Destination } from './navigation';

/** The navigation of visitors, in the sidebar and in the bar of phones. */
export const guestPages = [
  { to: '/discover', icon: Compass, label: 'shell.explore' },
  { to: '/search', icon: Search, label: 'shell.search' },
  { to: '/help', icon: CircleQuestionMark, label: 'shell.help' },
] as const satisfies readonly Destination[];
