import type { Anchor } from './floating';

const copied = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'font',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'tabSize',
  'unicodeBidi',
] as const;

/** Where a character of a textarea stands in the viewport, found by laying the same text out in a hidden twin. */
export function caretPlace(area: HTMLTextAreaElement, index: number): Anchor {
  const twin = document.createElement('div');
  const look = getComputedStyle(area);
  for (const property of copied) twin.style[property] = look[property];
  twin.style.cssText +=
    ';position:absolute;visibility:hidden;white-space:pre-wrap;overflow-wrap:break-word;top:0;left:0';
  twin.dir = look.direction;
  twin.textContent = area.value.slice(0, index);
  const marker = document.createElement('span');
  marker.textContent = '\u200b';
  twin.append(marker);
  document.body.append(twin);
  const field = area.getBoundingClientRect();
  const left = field.left + marker.offsetLeft - area.scrollLeft;
  const top = field.top + marker.offsetTop - area.scrollTop;
  const bottom = top + marker.offsetHeight;
  const place = { left, right: left, top, bottom, within: field, rightToLeft: look.direction === 'rtl' };
  twin.remove();
  return place;
}
