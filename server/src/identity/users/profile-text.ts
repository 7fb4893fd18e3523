import { checkText, type TextProblem, type TextRules } from '@mallard/rules/plain-text';
import type { FieldError } from '#kernel/errors/app-error.js';
import { reaches, type Role } from '#kernel/request/viewer.js';
import { hasBalancedDirections } from '#kernel/text/bidi.js';
import { isOfficialName } from './official-names.js';

/** Longest display name, bio and location, in graphemes. */
export const MAX_DISPLAY_NAME = 50;
export const MAX_BIO = 300;
export const MAX_LOCATION = 60;
/** Longest website URL, in characters. */
export const MAX_WEBSITE = 200;

export type CheckedText = { ok: true; text: string } | { ok: false; error: FieldError };

interface Rules extends TextRules {
  field: string;
  /** The field's name in a sentence: "Your bio". */
  name: string;
}

function problemIn({ name, maxGraphemes }: Rules, problem: TextProblem): string {
  switch (problem) {
    case 'EMPTY':
      return `${name} cannot be empty.`;
    case 'TOO_LONG':
    case 'TOO_MANY_BYTES':
      return `${name} must be at most ${maxGraphemes} characters.`;
    case 'LINE_BREAK':
      return `${name} must be a single line.`;
    case 'NUL':
    case 'LONE_SURROGATE':
    case 'CONTROL_CHARACTER':
      return `${name} contains a character that cannot be shown.`;
  }
}

function check(raw: string, rules: Rules): CheckedText {
  const checked = checkText(raw, rules);
  if (checked.ok) return { ok: true, text: checked.text };
  return { ok: false, error: { field: rules.field, message: problemIn(rules, checked.problem) } };
}

export function checkDisplayName(raw: string): CheckedText {
  const checked = check(raw, { field: 'displayName', name: 'Your name', maxGraphemes: MAX_DISPLAY_NAME });
  if (!checked.ok || hasBalancedDirections(checked.text)) return checked;
  return {
    ok: false,
    error: { field: 'displayName', message: 'Your name contains unbalanced text direction characters.' },
  };
}

/** The user of a name. */
export interface NameBearer {
  readonly role: Role;
  /** The site's name. */
  readonly productName: string;
}

/** The error for a name that only the team, meaning everyone above basic, can have. */
export function complaintOfOfficialName(name: string, { role, productName }: NameBearer): FieldError | null {
  if (reaches(role, 'editor') || !isOfficialName(name, productName)) return null;
  return {
    field: 'displayName',
    message: 'That name is reserved for the team of this site. Please choose another one.',
  };
}

export function checkBio(raw: string): CheckedText {
  return check(raw, { field: 'bio', name: 'Your bio', maxGraphemes: MAX_BIO, allowEmpty: true, multiline: true });
}

export function checkLocation(raw: string): CheckedText {
  return check(raw, { field: 'location', name: 'Your location', maxGraphemes: MAX_LOCATION, allowEmpty: true });
}

/** A web URL; https is added if the scheme is missing. Only http and https are stored. */
export function checkWebsite(raw: string): CheckedText {
  const checked = check(raw, { field: 'website', name: 'Your website', maxGraphemes: MAX_WEBSITE, allowEmpty: true });
  if (!checked.ok || checked.text === '') return checked;
  const address = parseWebAddress(checked.text);
  if (address !== null) return { ok: true, text: address };
  return {
    ok: false,
    error: { field: 'website', message: 'Your website must be a web address, such as https://example.com.' },
  };
}

function parseWebAddress(text: string): string | null {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`;
  if (/\s/.test(full) || !URL.canParse(full)) return null;
  const url = new URL(full);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Credentials in a URL are only used to make it look like another one.
  if (!isWeb || url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null;
  return url.href.length > MAX_WEBSITE ? null : url.href.replace(/^(https?:\/\/[^/?#]+)\/$/, '$1');
}
