import { createHash } from 'node:crypto';
import { Html, html } from '../html/html.js';
import type { StoredMail } from './stored-mails.js';
import { mailWords } from './mail-words.js';

/** The light and dark themes of the web client (web/src/ui/theme). */
const STYLE = `
:root{color-scheme:light dark;--canvas:#f6f5f0;--card:#fff;--line:#e3e0d6;--ink:#1d2421;--muted:#636660;--pond:#0f5745;--hover:#eeece5;--control:#8b8a81;--focus:#2a866c;--on-pond:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#0b1714;--card:#101e1a;--line:#1c2e28;--ink:#e8efeb;--muted:#a5b6ae;--pond:#79cdb2;--hover:#15251f;--control:#67807a;--focus:#63bfa2;--on-pond:#062019}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.45 Rubik,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
header,main{max-width:760px;margin:0 auto;padding:0 16px}
header{display:flex;align-items:center;gap:12px;padding-block:24px 8px;color:var(--pond);font-weight:600;font-size:18px}
header svg{flex:none}
main>h1{font-size:26px;line-height:1.25;font-weight:600;margin:16px 0}
a{color:var(--pond)}
a:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.muted{color:var(--muted);font-size:14px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 20px}
label{display:grid;gap:4px;font-size:14px;color:var(--muted);flex:1 1 220px}
input,button{font:inherit;min-height:44px;border-radius:10px;padding:8px 14px}
input{border:1px solid var(--control);background:var(--card);color:var(--ink);width:100%}
button{border:0;background:var(--pond);color:var(--on-pond);font-weight:600;cursor:pointer}
ol.mails{list-style:none;margin:0 0 32px;padding:0;background:var(--card);border:1px solid var(--line);border-radius:16px;overflow:hidden}
ol.mails>li+li{border-top:1px solid var(--line)}
ol.mails a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:14px 20px;text-decoration:none;color:inherit}
ol.mails a:hover{background:var(--hover)}
ol.mails a:focus-visible{outline-offset:-2px}
.subject{font-weight:500;overflow-wrap:anywhere;text-align:left}
.to{grid-column:1/-1;color:var(--muted);font-size:14px;overflow-wrap:anywhere}
time{color:var(--muted);font-size:14px;font-variant-numeric:tabular-nums;white-space:nowrap}
.empty{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:40px 24px;text-align:center}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px;font-size:14px}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere;text-align:left}
.paper{border:1px solid var(--line);border-radius:16px;overflow:hidden;margin-bottom:20px}
details{margin-bottom:32px}
summary{cursor:pointer;min-height:24px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;font-size:14px}
`;

/** A constant, because the policy below contains the hash of the style. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** No scripts and no other origins; the style above by its hash, and the inline styles of emails. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src-elem 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ENVELOPE = new Html(
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3 7 9 6 9-6"/></svg>',
);
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function page(product: string, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${product} mailbox</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>${ENVELOPE}<span>${product} mailbox</span></header>
        <main>${content}</main>
      </body>
    </html> `.markup;
}

function time(moment: Date): Html {
  return html`<time datetime="${moment.toISOString()}">${WHEN.format(moment)}</time>`;
}

/** @param to the address that was searched, as typed; empty for all */
export function listPage(product: string, mails: readonly StoredMail[], to: string): string {
  const empty =
    to === ''
      ? `Emails that ${product} would send appear here, because SMTP_URL is not set.`
      : 'Nothing was sent to this address.';
  return page(
    product,
    'Emails',
    html`<h1>Emails</h1>
      <form method="get" action="/dev/mailbox" role="search">
        <label
          >Sent to (whole address)<input
            type="search"
            name="to"
            value="${to}"
            autocomplete="off"
            spellcheck="false"
            dir="ltr"
        /></label>
        <button type="submit">Search</button>
      </form>
      ${
        mails.length === 0
          ? html`<div class="empty">
              <p>No emails yet.</p>
              <p class="muted">${empty}</p>
            </div>`
          : html`<ol class="mails">
              ${mails.map(row)}
            </ol>`
      }`,
  );
}

function row({ id, subject, language, to_address, sent_at }: StoredMail): Html {
  return html`<li>
    <a href="/dev/mailbox/${id}"
      ><span class="subject" lang="${language}" dir="auto">${subject}</span>${time(sent_at)}<span class="to" dir="ltr"
        >${to_address}</span
      ></a
    >
  </li>`;
}

/** @param body the email's HTML  @param text its plain text */
export function mailPage(product: string, mail: StoredMail, body: Html, text: string): string {
  const { id, subject, language, to_address, sent_at } = mail;
  const { direction } = mailWords(language);
  return page(
    product,
    subject,
    html`<p><a href="/dev/mailbox">All emails</a></p>
      <dl>
        <dt>Subject</dt>
        <dd lang="${language}" dir="auto">${subject}</dd>
        <dt>To</dt>
        <dd dir="ltr">${to_address}</dd>
        <dt>Sent</dt>
        <dd>${time(sent_at)}</dd>
      </dl>
      <div class="paper">${body}</div>
      <details>
        <summary>Plain text</summary>
        <pre tabindex="0" lang="${language}" dir="${direction}">${text}</pre>
      </details>
      <p class="muted"><a href="/dev/mailbox/${id}/source">The message as it would go out</a></p>`,
  );
}
