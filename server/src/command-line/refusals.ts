/** Why a command was not carried out, as a sentence for the operator. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** A command that can't be understood as it was typed. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}
