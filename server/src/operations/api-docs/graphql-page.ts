import { html } from '#kernel/html/html.js';
import type { Language } from '#kernel/request/language.js';
import { docsFrame } from './docs-frame.js';

const WORDS = {
  en: {
    title: 'The GraphQL API',
    what: 'This address is for programs. It serves everything that this site can do: queries and mutations over HTTP, and live updates over a WebSocket.',
    try: 'Try it',
    send: 'Send a query as JSON, by POST:',
    signIn: 'Public data needs no account. For everything else, send an access token of yours:',
    toSignIn: 'Sign in',
    read: 'Read on',
    schema: 'The whole schema, with a description of every type and field',
    introspection:
      'The same by introspection, for tools such as GraphiQL or code generators: point them to this address.',
    rest: 'The REST API, for clients that don’t use GraphQL',
    help: 'The help topic for developers',
  },
  he: {
    title: 'ה־API של GraphQL',
    what: 'הכתובת הזאת מיועדת לתוכנות. כל מה שהאתר יודע לעשות נמצא כאן: שאילתות ושינויים ב־HTTP, ועדכונים חיים ב־WebSocket.',
    try: 'לנסות',
    send: 'שולחים שאילתה כ־JSON, ב־POST:',
    signIn: 'למידע ציבורי לא צריך חשבון. לכל השאר שולחים אסימון גישה:',
    toSignIn: 'כניסה',
    read: 'להמשך קריאה',
    schema: 'הסכמה המלאה, עם תיאור של כל טיפוס ושדה',
    introspection: 'אותה סכמה באינטרוספקציה, לכלים כמו GraphiQL או מחוללי קוד: מפנים אותם לכתובת הזאת.',
    rest: 'ה־API של REST, לתוכנות שלא משתמשות ב־GraphQL',
    help: 'נושא העזרה למפתחים',
  },
} as const;

/** What a browser gets at /graphql: how to use the address. */
export function graphqlPage(language: Language, address: string): string {
  const words = WORDS[language];
  const query = `curl ${address} -H 'Content-Type: application/json' \\\n  -d '{"query": "{ frontPosts(first: 3) { content author { handle } } }"}'`;
  return docsFrame(
    language,
    words.title,
    html`<p>${words.what}</p>
      <h2>${words.try}</h2>
      <p>${words.send}</p>
      <pre tabindex="0"><code>${query}</code></pre>
      <p>${words.signIn} <code>Authorization: Bearer …</code></p>
      <p><a class="button" href="/login">${words.toSignIn}</a></p>
      <h2>${words.read}</h2>
      <ul>
        <li>
          <a href="/graphql/schema.graphql"><code>schema.graphql</code></a
          >: ${words.schema}
        </li>
        <li>${words.introspection}</li>
        <li>
          <a href="/api/docs"><code>/api/docs</code></a
          >: ${words.rest}
        </li>
        <li><a href="/help/t/api">${words.help}</a></li>
      </ul>`,
  );
}
