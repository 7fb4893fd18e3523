import type { Language } from '#kernel/request/language.js';

export interface DocsWords {
  readonly what: string;
  readonly document: string;
  readonly graphql: string;
  readonly contents: string;
  readonly shapes: string;
  readonly parameters: string;
  readonly body: string;
  readonly answer: string;
  readonly failures: string;
  readonly optional: string;
}

/** The words of /api/docs. */
export const DOCS_WORDS: Readonly<Record<Language, DocsWords>> = {
  en: {
    what: 'All addresses are below /api, except /health. Answers have an envelope: succeeded, data, messages. Send Authorization: Bearer with a token where someone must be signed in.',
    document: 'the same for tools, as OpenAPI 3.1',
    graphql: 'the GraphQL API, which can do everything that the site can',
    contents: 'Contents',
    shapes: 'Shapes',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer',
    failures: 'Refusals:',
    optional: 'optional',
  },
  he: {
    what: 'כל הכתובות נמצאות מתחת ל־/api, חוץ מ־/health. לכל תשובה יש מעטפת: succeeded,‏ data,‏ messages. איפה שצריך להיות מחוברים, שולחים Authorization: Bearer עם אסימון.',
    document: 'אותו תיאור לכלים, בתקן OpenAPI 3.1',
    graphql: 'ה־API של GraphQL, שיודע לעשות כל מה שהאתר יודע',
    contents: 'תוכן העניינים',
    shapes: 'מבנים',
    parameters: 'פרמטרים',
    body: 'גוף הבקשה',
    answer: 'תשובה',
    failures: 'סירובים:',
    optional: 'optional',
  },
};
