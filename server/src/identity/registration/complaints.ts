import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';

/** Collects the errors of an input, so that all are reported at once. */
export class Complaints {
  private readonly fields: FieldError[] = [];
  private readonly reasons = new Set<string>();

  add(reason: string, error: FieldError): void {
    this.fields.push(error);
    this.reasons.add(reason);
  }

  /** Runs a check that may throw InvalidInput. */
  gather(check: () => void): void {
    try {
      check();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const field of error.details.fields ?? []) this.add(error.details.reason, field);
    }
  }

  /** @throws InvalidInput with all errors; the reason is specific if there is only one */
  throwIfAny(): void {
    if (this.fields.length === 0) return;
    const [reason] = this.reasons;
    throw new InvalidInput(this.fields, this.reasons.size === 1 ? reason : undefined);
  }
}
