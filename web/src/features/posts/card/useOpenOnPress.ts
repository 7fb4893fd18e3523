import { postPath } from '@mallard/rules/page-paths';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** What has a purpose of its own when it is pressed, and what lies over the page. */
const OWN_PURPOSE = 'a, button, input, textarea, select, summary, label, video, dialog, [popover], [role=menu]';

/**
 * A press anywhere on a card opens its quack, for pointers; the keyboard has the link in the card. Someone who selects words
 * does not mean to go anywhere.
 */
export function useOpenOnPress(postId: string): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(OWN_PURPOSE)) return;
    if (!getSelection()?.isCollapsed) return;
    if (event.ctrlKey || event.metaKey) window.open(postPath(postId), '_blank', 'noopener');
    else void navigate(postPath(postId));
  };
}
