interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

// The policy of the page lets nothing become markup but by a policy with a name. What comes here was rendered and sanitized
// by the server (server/src/help/text/markdown.ts).
const policy = trustedTypes?.createPolicy('mallard-help', { createHTML: (html) => html });

/** For `dangerouslySetInnerHTML`: HTML of the help center, as the server sent it. */
export function safeHtml(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html };
}
