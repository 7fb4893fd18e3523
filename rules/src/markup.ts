/*
 * Markup as data: described once, drawn by the client (web/src/ui/text/draw-markup.ts), before the client runs
 * (web/src/early/element.ts) and by the server (server/src/kernel/html/markup.ts).
 */

/** None of these runs code, and only `img` loads anything. */
export type Tag =
  | 'a'
  | 'article'
  | 'b'
  | 'bdi'
  | 'circle'
  | 'div'
  | 'header'
  | 'img'
  | 'mark'
  | 'p'
  | 'path'
  | 'rect'
  | 'span'
  | 'summary'
  | 'svg';

/** By their HTML names. Undefined ones are left out. */
export type Attributes = {
  readonly [
    Name in
      | 'alt'
      | 'aria-hidden'
      | 'aria-label'
      | 'data-emoji'
      | 'data-hue'
      | 'data-shortcut'
      | 'data-tooltip'
      | 'dir'
      | 'href'
      | 'lang'
      | 'rel'
      | 'role'
      | 'src'
      | 'tabindex'
      | 'target'
      | Shape
  ]?: string | undefined;
};

/** Attributes of drawings. */
type Shape = 'cx' | 'cy' | 'd' | 'height' | 'r' | 'rx' | 'viewBox' | 'width' | 'x' | 'y';

/** `part` says what the element is and names its style; it is empty where there is none. */
export type MarkupElement<Own = never> = readonly [
  tag: Tag,
  part: string,
  attributes: Attributes,
  ...children: Markup<Own>[],
];

/**
 * A text, an element, or something that only one drawer knows, such as a component (`Own`, which is never a string or an array). For
 * null, undefined and false, nothing is drawn. Texts are data, never markup: each drawer shows them unchanged.
 */
export type Markup<Own = never> = string | MarkupElement<Own> | Own | null | undefined | false;

export function isMarkupElement<Own>(markup: Markup<Own>): markup is MarkupElement<Own> {
  return Array.isArray(markup);
}
