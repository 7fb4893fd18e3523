import type { Drawing } from '../media/Icon';

export interface MenuItem {
  label: string;
  /** A second line that explains the item. */
  hint?: string;
  icon?: Drawing;
  /** The icon has a direction and is mirrored. */
  directional?: boolean;
  /** Either a link or an action. */
  to?: string;
  /** The link leads to the page that is open. */
  current?: boolean;
  onSelect?: () => void;
  danger?: boolean;
  /** Given for one of several choices; the selected one has a check mark. */
  checked?: boolean;
  /** Starts a group, with this heading if it is a string. */
  group?: string | true;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}
