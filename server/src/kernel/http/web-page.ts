import type { Request } from 'express';
import type { Html } from '../mail/html.js';
import type { Language } from '../request/language.js';

/** What the server puts into the web client's page before sending it. */
export interface WebPage {
  /** 200, or 404 where nothing is at the address. */
  readonly status: number;
  readonly language: Language;
  /** Without the product's name, which follows it. */
  readonly title: string;
  readonly description: string | null;
  /** Further elements of the head, such as meta and link. */
  readonly head: Html | null;
  /** What can be read without JavaScript; the client takes its place. */
  readonly content: Html | null;
  /** True where there is more to do than to read, so that the client's code is as urgent as the content. */
  readonly isForDoing?: true;
}

/** Another address at which the same thing stands for good. */
export interface MovedPage {
  readonly movedTo: string;
}

/** Port: what stands at an address of the web client, as a visitor sees it. Answers soon, and never rejects. */
export abstract class WebPages {
  abstract at(request: Request): Promise<WebPage | MovedPage>;
}
