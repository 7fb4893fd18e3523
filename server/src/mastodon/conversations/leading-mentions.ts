/** A handle, as `@ada` or `@ada@quack.example`, and what separates it from the next. */
const MENTION = /\s*[@＠]([A-Za-z0-9_-]{3,30})(?:@([A-Za-z0-9.:-]{1,255}))?(?![\w@＠-])[,:]?/uy;

export interface AddressedText {
  /** Handles that the text begins with, as typed; with the host where it isn't this site's. */
  readonly handles: readonly string[];
  /** The text after them. */
  readonly words: string;
}

/** Whom a direct status is for: those whom it begins with. @param host of this site */
export function addressedText(text: string, host: string): AddressedText {
  const handles: string[] = [];
  const mention = new RegExp(MENTION);
  let end = 0;
  for (let found = mention.exec(text); found; found = mention.exec(text)) {
    const [, handle = '', at] = found;
    handles.push(at === undefined || at.toLowerCase() === host ? handle : `${handle}@${at}`);
    end = mention.lastIndex;
  }
  return { handles, words: end === 0 ? text : text.slice(end).trimStart() };
}
