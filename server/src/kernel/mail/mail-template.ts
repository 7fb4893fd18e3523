/** The text of an email; the layout decides how it looks. */
export type MailTemplate = {
  heading: string;
  /** A paragraph of the plain text may have several lines. */
  paragraphs: string[];
  /** One thing to do, as a button. The address is http or https. */
  action?: { label: string; url: string };
  /** The paragraphs as safe HTML; the plain text uses `paragraphs`. */
  rich?: string;
  /** In small print, such as what to do if you did not ask for this email. */
  footnote?: string;
  /** How to unsubscribe: a page with a button, and the address that mail programs POST to, if it is sent to a subscriber. */
  unsubscribe?: { label: string; url: string; oneClickUrl?: string };
};

/** Longest subject, in characters. */
const MAX_SUBJECT_LENGTH = 200;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line without control characters or lone surrogates, so that it can't end a header. */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').trim();
}

/** Lines without control characters or lone surrogates; indentation stays. */
function cleanLines(text: string): string {
  const lines = text.split('\n').map((line) => line.toWellFormed().replace(CONTROL, ' ').trimEnd());
  return lines.join('\n');
}

export function cleanSubject(text: string): string {
  return [...cleanLine(text)].slice(0, MAX_SUBJECT_LENGTH).join('');
}

/** @throws TypeError if a link is not a web address: a bug in the caller */
export function cleanTemplate(template: MailTemplate): MailTemplate {
  const { heading, paragraphs, action, rich, footnote, unsubscribe } = template;
  const addresses = [action?.url, unsubscribe?.url, unsubscribe?.oneClickUrl].filter((url) => url !== undefined);
  if (!addresses.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''))) {
    throw new TypeError('A link in an email must be a web address.');
  }
  return {
    heading: cleanLine(heading),
    paragraphs: paragraphs.map(cleanLines),
    ...(action && { action: { label: cleanLine(action.label), url: new URL(action.url).href } }),
    ...(rich !== undefined && { rich: rich.toWellFormed().replaceAll('\0', '') }),
    ...(footnote !== undefined && { footnote: cleanLine(footnote) }),
    ...(unsubscribe && {
      unsubscribe: {
        label: cleanLine(unsubscribe.label),
        url: new URL(unsubscribe.url).href,
        ...(unsubscribe.oneClickUrl !== undefined && { oneClickUrl: new URL(unsubscribe.oneClickUrl).href }),
      },
    }),
  };
}
