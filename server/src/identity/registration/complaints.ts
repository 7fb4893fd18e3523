import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';

/** Gathers what is wrong with an input, so that a person hears of every field at once. */
export class Complaints {
  private readonly fields: FieldError[] = [];
  private readonly reasons = new Set<string>();

  add(reason: string, error: FieldError): void {
    this.fields.push(error);
    this.reasons.add(reason);
  }

  /** Runs a check that throws InvalidInput. */
  gather(check: () => void): void {
    try {
      check();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const field of error.details.fields ?? []) this.add(error.details.reason, field);
    }
  }

  /** @throws InvalidInput with every complaint; its reason is the rule's where only one was broken */
  throwIfAny(): void {
    if (this.fields.length === 0) return;
    const [reason] = this.reasons;
    throw new InvalidInput(this.fields, this.reasons.size === 1 ? reason : undefined);
  }
}
