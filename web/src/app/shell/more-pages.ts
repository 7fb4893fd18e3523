import { CalendarClock, List, MapPin, Settings } from 'lucide-react';
import type { Drawing } from '../../ui/media/Icon';
import { Mark } from '../../ui/media/Mark';
import type { Destination } from './navigation';

/** The icon of the nod button. */
const Nodding: Drawing = () => Mark({ size: 20 });

/** The pages that are used less often, from top to bottom. */
export const morePages: readonly Destination[] = [
  { to: '/scheduled-posts', icon: CalendarClock, label: 'shell.scheduled' },
  { to: '/my-likes', icon: Nodding, label: 'shell.nods' },
  { to: '/lists', icon: List, label: 'shell.lists' },
  { to: '/near-me', icon: MapPin, label: 'shell.nearMe' },
  { to: '/profile', icon: Settings, label: 'shell.settings' },
];
