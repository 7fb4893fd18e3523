import type { Request } from 'express';
import type { Html } from '../html/html.js';
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
  /** Content for reading without JavaScript; the client replaces it. */
  readonly content: Html | null;
  /** True where there is more to do than to read, so that the client's code is as urgent as the content. */
  readonly isForDoing?: true;
}

/** Another address of the same content. */
export interface MovedPage {
  readonly movedTo: string;
  /** True if the page may move back, so that browsers must not remember it. */
  readonly isTemporary?: true;
}

/** Port: the content of a page of the web client, as a visitor sees it. Fast, and never rejects. */
export abstract class WebPages {
  abstract at(request: Request): Promise<WebPage | MovedPage>;
}
