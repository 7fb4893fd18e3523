const isOn = matchMedia('(pointer: fine)').matches;

/** Props of the field that takes the focus by itself. Not on touch screens, whose keyboard would cover what the page says. */
export const takesFocus = { autoFocus: isOn, 'data-autofocus': isOn || undefined };
