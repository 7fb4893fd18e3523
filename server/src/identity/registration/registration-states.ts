import { Injectable } from '@nestjs/common';
import { RegistrationBoard } from '../registration-rules/registration-board.js';
import type { RegistrationStateView } from '../registration-rules/registration-settings.view.js';
import { FormTokens, MIN_FORM_SECONDS } from './form-tokens.js';

/** What visitors are told about registering. */
@Injectable()
export class RegistrationStates {
  constructor(
    private readonly board: RegistrationBoard,
    private readonly forms: FormTokens,
  ) {}

  /** Whether anyone at all can register. */
  get isEnabled(): boolean {
    return this.board.modeInForce !== 'CLOSED';
  }

  current(): RegistrationStateView {
    const { modeInForce: mode, minAge } = this.board;
    return { mode, minAge, formToken: this.forms.issue(), formSeconds: MIN_FORM_SECONDS };
  }
}
