import { describe, expect, it } from '@jest/globals';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { errorMessage } from '../../src/graphql/error-messages';
import { fieldMessages } from '../../src/graphql/field-messages';
import { apiError, RestError } from '../../src/graphql/errors';
import { en } from '../../src/i18n/en/catalog';
import { he } from '../../src/i18n/he/catalog';
import { createTranslator } from '../../src/i18n/translator';

const english = createTranslator('en', en);
const hebrew = createTranslator('he', he);
const failed = english('errors.deletePost');

const answered = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

describe('what a failure says', () => {
  it("is the server's sentence where a rule refused", () => {
    const error = answered('A quack has at most 500 characters.', { code: 'BAD_USER_INPUT', reason: 'POST_TOO_LONG' });

    expect(errorMessage(error, english, failed)).toBe('A quack has at most 500 characters.');
    expect(apiError(error)).toMatchObject({ kind: 'refused', code: 'BAD_USER_INPUT', reason: 'POST_TOO_LONG' });
  });

  it("is the server's sentence where what was sent is too large, and not where the client is at fault", () => {
    const tooLarge = answered('The request is too large.', { code: 'BAD_REQUEST', reason: 'PAYLOAD_TOO_LARGE' });
    const malformed = answered('GraphQL queries must be strings.', { code: 'BAD_REQUEST', reason: 'BAD_REQUEST' });

    expect(errorMessage(tooLarge, english, failed)).toBe('The request is too large.');
    expect(errorMessage(malformed, english, failed)).toBe('Failed to delete post');
  });

  it('is in the language of the page where the client knows the rule', () => {
    const error = answered('Incorrect email, handle or password.', {
      code: 'BAD_USER_INPUT',
      reason: 'INVALID_CREDENTIALS',
    });

    expect(errorMessage(error, hebrew, '')).toBe(he.errors.invalidCredentials);
  });

  it('is what failed where the server has nothing fit to show', () => {
    const crashed = answered('Internal server error', { code: 'INTERNAL_SERVER_ERROR' });
    const html = new ServerError('Bad gateway', {
      response: new Response('<html>', { status: 502 }),
      bodyText: '<html>',
    });

    expect(errorMessage(crashed, english, failed)).toBe('Failed to delete post');
    expect(errorMessage(html, english, failed)).toBe('Failed to delete post');
  });

  it('names the network where no answer came', () => {
    expect(errorMessage(new TypeError('Failed to fetch'), english, failed)).toBe('Network error occurred');
    expect(errorMessage(new RestError(0, []), english, failed)).toBe('Network error occurred');
  });

  it('says when to come back after too many requests', () => {
    const error = answered('Too many requests.', { code: 'RATE_LIMITED', retryAfter: 12.2 });

    expect(errorMessage(error, english, failed)).toBe('Too many requests. Try again in 13 seconds.');
  });

  it("is the envelope's first message over REST, but never of a crash", () => {
    expect(errorMessage(new RestError(400, ['Unsupported image']), english, failed)).toBe('Unsupported image');
    expect(errorMessage(new RestError(500, ['Internal server error']), english, failed)).toBe('Failed to delete post');
  });
});

describe('complaints about fields', () => {
  it('come by the name of the field, without the path to it', () => {
    const error = answered('Please check your input.', {
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'input.handle', message: 'Too short.' },
        { field: 'email', message: 'Not an address.' },
      ],
    });

    expect(fieldMessages(error, english)).toEqual({ handle: 'Too short.', email: 'Not an address.' });
  });

  it('are in the language of the page where the client knows the rule', () => {
    const error = answered('That handle is taken.', {
      code: 'BAD_USER_INPUT',
      reason: 'HANDLE_TAKEN',
      fields: [{ field: 'handle', message: 'That handle is taken.' }],
    });

    expect(fieldMessages(error, hebrew)).toEqual({ handle: he.errors.handleTaken });
  });
});
