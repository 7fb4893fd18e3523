import type { Translator } from '../i18n/translator';

/** The server's simpler rules, for feedback while typing; the server checks them all. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_HANDLE_LENGTH = 30;
export const MAX_EMAIL_LENGTH = 254;
/** In graphemes. */
export const MAX_DISPLAY_NAME = 50;
export const MAX_BIO = 300;
export const MAX_LOCATION = 60;
/** In characters of the address. */
export const MAX_WEBSITE = 200;

const HANDLE = /^(?=.*[A-Za-z0-9])[A-Za-z0-9_-]{3,30}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export const isHandle = (value: string): boolean => HANDLE.test(value);
export const isEmail = (value: string): boolean => value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);

/** Counts graphemes: a family emoji is one. */
export function graphemeCount(text: string): number {
  // Far above every limit, so that an exact count doesn't matter.
  if (text.length > 20_000) return text.length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Each rule returns a message, or null if the value is valid. */
export function createRules(t: Translator) {
  const atMost = (count: number, value: string) =>
    graphemeCount(value.trim()) > count ? t('forms.tooLong', { count }) : null;

  return {
    required: (value: string) => (value.trim() === '' ? t('forms.required') : null),
    handle: (value: string) => {
      if (value === '') return t('forms.required');
      return isHandle(value) ? null : t('forms.handle');
    },
    email: (value: string) => {
      if (value.trim() === '') return t('forms.required');
      return isEmail(value.trim()) ? null : t('forms.email');
    },
    newPassword: (value: string) => {
      const length = [...value].length;
      if (length < MIN_PASSWORD_LENGTH) return t('forms.passwordShort', { count: MIN_PASSWORD_LENGTH });
      return length > MAX_PASSWORD_LENGTH ? t('forms.tooLong', { count: MAX_PASSWORD_LENGTH }) : null;
    },
    same: (value: string, first: string) => (value === first ? null : t('forms.different')),
    atMost,
    website: (value: string) => {
      const text = value.trim();
      if (text === '') return null;
      const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
      const isAddress = URL.canParse(address) && new URL(address).hostname.includes('.') && !/\s/.test(text);
      return isAddress ? atMost(MAX_WEBSITE, address) : t('forms.website');
    },
  };
}
