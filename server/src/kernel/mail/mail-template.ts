/** What a mail says, in the words of whoever sends it; how it looks is the layout's business. */
export type MailTemplate = {
  heading: string;
  paragraphs: string[];
  /** One thing to do, as a button. The address is http or https. */
  action?: { label: string; url: string };
  /** The paragraphs as HTML that is safe to send as it stands; plain text keeps to the paragraphs. */
  rich?: string;
  /** In small print, such as what to do if one did not ask for this mail. */
  footnote?: string;
  /** How to end what the mail is a part of: a page to read and press a button on, and the address that mail programs POST to. */
  unsubscribe?: { label: string; url: string; oneClickUrl: string };
};

/** Longest subject, in characters. */
const MAX_SUBJECT_LENGTH = 200;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line without control characters or halves of characters, so that it can neither end a header nor break a row. */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').trim();
}

export function cleanSubject(text: string): string {
  return [...cleanLine(text)].slice(0, MAX_SUBJECT_LENGTH).join('');
}

/** @throws TypeError where the action leads to anything but a web page: a fault of ours */
export function cleanTemplate(template: MailTemplate): MailTemplate {
  const { heading, paragraphs, action, rich, footnote, unsubscribe } = template;
  const addresses = [action?.url, unsubscribe?.url, unsubscribe?.oneClickUrl].filter((url) => url !== undefined);
  if (!addresses.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''))) {
    throw new TypeError('A mail leads to web pages only.');
  }
  return {
    heading: cleanLine(heading),
    paragraphs: paragraphs.map(cleanLine),
    ...(action && { action: { label: cleanLine(action.label), url: new URL(action.url).href } }),
    ...(rich !== undefined && { rich: rich.toWellFormed().replaceAll('\0', '') }),
    ...(footnote !== undefined && { footnote: cleanLine(footnote) }),
    ...(unsubscribe && {
      unsubscribe: {
        label: cleanLine(unsubscribe.label),
        url: new URL(unsubscribe.url).href,
        oneClickUrl: new URL(unsubscribe.oneClickUrl).href,
      },
    }),
  };
}
