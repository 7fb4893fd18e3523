import {
  Bell,
  Bird,
  BookOpen,
  Compass,
  Feather,
  Heart,
  LifeBuoy,
  Lock,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Package,
  Search,
  Server,
  Settings,
  Shield,
  Users,
} from 'lucide-react';

const icons = {
  bell: Bell,
  bird: Bird,
  'book-open': BookOpen,
  compass: Compass,
  feather: Feather,
  heart: Heart,
  'life-buoy': LifeBuoy,
  lock: Lock,
  'map-pin': MapPin,
  'message-circle': MessageCircle,
  package: Package,
  search: Search,
  server: Server,
  settings: Settings,
  shield: Shield,
  users: Users,
} satisfies Record<string, LucideIcon>;

export const iconNames = Object.keys(icons) as (keyof typeof icons)[];

/** The icon of a category; a life buoy if it is unknown. */
export const categoryIcon = (name: string | null): LucideIcon =>
  (icons as Partial<Record<string, LucideIcon>>)[name ?? ''] ?? LifeBuoy;
