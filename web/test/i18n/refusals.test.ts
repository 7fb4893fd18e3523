import { beforeAll, describe, expect, it } from '@jest/globals';
import { he } from '../../src/i18n/he/catalog';
import { refusals } from '../../src/i18n/he/refusals';
import { en } from '../../src/i18n/en/catalog';
import { errorMessage } from '../../src/graphql/error-messages';
import { fieldMessages } from '../../src/graphql/field-messages';
import { createTranslator } from '../../src/i18n/translator';
import { CombinedGraphQLErrors } from '@apollo/client';
import { serverReasons } from './server-reasons';

/** Reasons that only faulty programs cause, so that no one sees them in the client. Add one only if no one can see it. */
const technical = new Set([
  'APP_TOKEN',
  'CROSS_SITE_REQUEST',
  'INVALID_ARGUMENT',
  'INVALID_CURSOR',
  'INVALID_DEPTH',
  'INVALID_FORM',
  'INVALID_ID',
  'INVALID_IDS',
  'INVALID_IDEMPOTENCY_KEY',
  'INVALID_MESSAGE',
  'INVALID_PAGE',
  'INVALID_PAGE_SIZE',
  'INVALID_STREAM',
  'INVALID_TIME_ZONE',
  'INVALID_VARIABLE',
  'METHOD_NOT_ALLOWED',
  'NOT_JSON',
  'NOT_MULTIPART',
  'NOT_OFFERED',
  'OUTSIDE_SCOPES',
  'PAGE_TOO_DEEP',
  'PERSON_NEEDED',
  'PREFLIGHT_REQUIRED',
  'RECORD_NOT_FOUND',
  'SUBSCRIPTION_OVER_HTTP',
  'TOO_MANY_ALIASES',
  'TOO_MANY_CONNECTIONS',
  'TOO_MANY_DIRECTIVES',
  'TOO_MANY_FIELDS',
  'TOO_MANY_ROOT_FIELDS',
  'TOO_MANY_SUBSCRIPTIONS',
  'TOO_MANY_TOKENS',
  'QUERY_TOO_DEEP',
  'UNKNOWN_OPERATION',
  'UNSUPPORTED_CHARSET',
]);

const refused = (reason: string, fields: { field: string; message: string }[] = []) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'In English.', extensions: { code: 'BAD_USER_INPUT', reason, fields } }],
  });

describe('what the server refuses', () => {
  let reasons: string[] = [];
  beforeAll(() => {
    reasons = serverReasons();
  }, 60_000);

  it('is known by its reasons', () => {
    expect(reasons).toEqual(
      expect.arrayContaining([
        'POST_TOO_LONG',
        'INVALID_CREDENTIALS',
        'HANDLE_TAKEN',
        'WHISPER_EMPTY',
        'USER_NOT_FOUND',
      ]),
    );
  });

  it('has Hebrew words wherever a person can meet it', () => {
    const wordless = reasons.filter((reason) => !technical.has(reason) && !(reason in refusals));

    expect(wordless).toEqual([]);
  });

  it('is said in Hebrew to Hebrew readers, and in the words of the server to others', () => {
    const [english, hebrew] = [createTranslator('en', en), createTranslator('he', he, refusals)];
    const error = refused('NOBODY_LISTENS');

    expect(errorMessage(error, english, 'Failed')).toBe('In English.');
    expect(errorMessage(error, hebrew, 'Failed')).toBe(refusals['NOBODY_LISTENS']);
    expect(errorMessage(refused('NEVER_HEARD_OF'), hebrew, 'Failed')).toBe('In English.');
  });

  it('is said at the field that it is about', () => {
    const hebrew = createTranslator('he', he, refusals);
    const error = refused('HANDLE_RESERVED', [{ field: 'handle', message: 'In English.' }]);

    expect(fieldMessages(error, hebrew)).toEqual({ handle: refusals['HANDLE_RESERVED'] });
  });
});
