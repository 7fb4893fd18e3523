interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

// The content security policy allows HTML only through a named policy. This HTML was rendered and sanitized by the
// server (server/src/help/text/markdown.ts), or is an email as the server lays it out.
const policy = trustedTypes?.createPolicy('mallard-help', { createHTML: (html) => html });

/** HTML that the server rendered, for `dangerouslySetInnerHTML`. */
export function safeHtml(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html };
}
