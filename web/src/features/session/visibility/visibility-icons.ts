import type { Visibility } from '@mallard/rules/visibility';
import { Globe, Link2, type LucideIcon, Users } from 'lucide-react';

export const visibilityIcons: Readonly<Record<Visibility, LucideIcon>> = {
  PUBLIC: Globe,
  UNLISTED: Link2,
  FOLLOWERS: Users,
};
