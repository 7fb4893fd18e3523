import { screen, within } from '@testing-library/dom';
import { en } from '../../src/i18n/en/catalog';

/** The control with a label, where the label may go on with "(optional)". */
export function field(label: string, root: HTMLElement = document.body): HTMLInputElement {
  const named = (text: string) => text === label || text === `${label} (${en.states.optional})`;
  return within(root).getByLabelText<HTMLInputElement>(named, { selector: 'input, textarea, select' });
}

export const button = (name: string | RegExp, root: HTMLElement = document.body): HTMLButtonElement =>
  within(root).getByRole('button', { name });

/** The open dialog with a title, once it is there. */
export const findDialog = (name: string | RegExp, role = 'dialog'): Promise<HTMLElement> =>
  screen.findByRole(role, { name });

/** A message with a number or a name in it, as the client writes it. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
