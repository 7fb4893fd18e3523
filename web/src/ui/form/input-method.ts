/**
 * Whether a key belongs to an input method, as for Japanese or Chinese: Enter then ends the composition, and does nothing else.
 * Safari sends that key after the composition, with nothing but the key code 229 to tell it by.
 */
export function isForInputMethod({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
