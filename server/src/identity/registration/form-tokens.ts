import { Injectable } from '@nestjs/common';
import { sameBytes, TokenKeys } from '../email-tokens/token-keys.js';
import { FormRefused } from '../email-tokens/registration.errors.js';

/** Seconds that a person needs for the form at least. */
export const MIN_FORM_SECONDS = 3;
/** Milliseconds after which a form must be opened again. */
const MAX_FORM_MS = 24 * 60 * 60_000;
const SHAPE = /^([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/;

/** Signed times at which forms were opened: programs that fill in a form at once are refused. */
@Injectable()
export class FormTokens {
  constructor(private readonly keys: TokenKeys) {}

  issue(): string {
    const opened = Date.now().toString(36);
    return `${opened}.${this.sign(opened)}`;
  }

  /** @throws FormRefused for a token that is forged, or older than a day, or younger than 3 seconds */
  check(token: string): void {
    const [, opened = '', signature = ''] = SHAPE.exec(token) ?? [];
    if (!sameBytes(Buffer.from(signature), Buffer.from(this.sign(opened)))) throw new FormRefused('FORM_EXPIRED');
    const age = Date.now() - Number.parseInt(opened, 36);
    if (age > MAX_FORM_MS) throw new FormRefused('FORM_EXPIRED');
    // The clocks of two servers may differ a little, so one that seems to come from the future is too fast as well.
    if (age < MIN_FORM_SECONDS * 1_000) throw new FormRefused('FORM_TOO_FAST');
  }

  private sign(opened: string): string {
    return this.keys.blind(`form:${opened}`);
  }
}
