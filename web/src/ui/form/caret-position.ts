import type { Anchor } from '../overlay/floating';

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

/** The position of a character of a textarea in the viewport, measured in a hidden copy. */
export function caretPosition(area: HTMLTextAreaElement, index: number): Anchor {
  const twin = document.createElement('div');
  const style = getComputedStyle(area);
  for (const property of copied) twin.style[property] = style[property];
  twin.style.cssText +=
    ';position:absolute;visibility:hidden;white-space:pre-wrap;overflow-wrap:break-word;top:0;left:0';
  twin.dir = style.direction;
  twin.textContent = area.value.slice(0, index);
  const marker = document.createElement('span');
  marker.textContent = '\u200b';
  twin.append(marker);
  document.body.append(twin);
  const field = area.getBoundingClientRect();
  const left = field.left + marker.offsetLeft - area.scrollLeft;
  const top = field.top + marker.offsetTop - area.scrollTop;
  const bottom = top + marker.offsetHeight;
  const position = { left, right: left, top, bottom, within: field, rightToLeft: style.direction === 'rtl' };
  twin.remove();
  return position;
}
