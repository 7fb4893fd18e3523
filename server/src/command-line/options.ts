import { InvalidArgumentError, Option } from 'commander';

/** Reads the number of an option. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= from && number <= to) return number;
    throw new InvalidArgumentError(`It must be a number from ${from} to ${to}.`);
  };
}

/** Of commands that can't be taken back. */
export const yesOption = (): Option => new Option('-y, --yes', 'do it without asking');

/** Of lists. @param most rows that the list can have */
export const limitOption = (most = 1_000): Option =>
  new Option('--limit <number>', `how many rows, 1 to ${most}`).argParser(wholeNumber(1, most)).default(50);
