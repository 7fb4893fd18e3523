import { describe, expect, it } from '@jest/globals';
import { outcomeOfFailure } from '#kernel/mail/smtp-failure.js';

describe('a failed try at a mail', () => {
  it.each([
    ['an address that does not exist', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
    ['a message that is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'refused'],
    ['a mailbox that is full', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'deferred'],
    ['greylisting', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, 'deferred'],
    ['a server that closes down', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }, 'unreachable'],
    ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'unreachable'],
    ['a sender that is not ours', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'unreachable'],
    ['a cut connection in the middle', { code: 'ECONNECTION', command: 'DATA' }, 'unreachable'],
    ['no server', { code: 'ESOCKET', command: 'CONN' }, 'unreachable'],
    ['something strange', 'no error at all', 'unreachable'],
  ])('through %s is told apart', (_, failure, kind) => {
    expect(outcomeOfFailure(failure).kind).toBe(kind);
  });

  it('is told by codes, never in the words of the server', () => {
    const failure = {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
      response: '550 <ann@pond.example> unknown',
      message: 'ann@pond.example',
    };

    expect(outcomeOfFailure(failure)).toEqual({ kind: 'refused', error: 'EENVELOPE 550 RCPT TO' });
  });
});
