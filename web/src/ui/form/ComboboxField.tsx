import { useCallback, useRef, useState } from 'react';
import { Field, type FieldFrame } from './Field';
import { controlRecipe } from './field.recipe';
import { SuggestionList } from './SuggestionList';
import { useSuggestions } from './useSuggestions';
import { isForInputMethod } from './input-method';

export interface ComboboxFieldProps extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
  /** The suggestions, without duplicates. Other text can be typed too. */
  options: readonly string[];
  /** The maximum number of suggestions shown. */
  most?: number;
}

const keyOf = (option: string) => option;

/** A text field with suggestions that contain what was typed. */
export function ComboboxField({ value, onChange, options, most = 8, ...frame }: ComboboxFieldProps) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = value.trim().toLocaleLowerCase();
  const items = open ? options.filter((option) => option.toLocaleLowerCase().includes(typed)).slice(0, most) : [];
  const anchor = useCallback(() => field.current?.getBoundingClientRect() ?? null, []);

  const suggestions = useSuggestions<string>({
    items,
    keyOf,
    onPick: (option) => {
      onChange(option);
      setOpen(false);
    },
    onDismiss: () => setOpen(false),
    field: 'input',
    tabPicks: false,
  });

  return (
    <Field {...frame}>
      {(control) => (
        <>
          <input
            {...control}
            {...suggestions.fieldProps}
            ref={field}
            value={value}
            dir={value === '' ? undefined : 'auto'}
            className={controlRecipe()}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              onChange(event.target.value);
              setOpen(true);
            }}
            onKeyDown={(event) => {
              if (suggestions.onKeyDown(event) || event.key !== 'ArrowDown' || isForInputMethod(event.nativeEvent))
                return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          <SuggestionList
            {...suggestions.listProps}
            label={frame.label}
            renderItem={(option) => <bdi>{option}</bdi>}
            anchor={anchor}
          />
        </>
      )}
    </Field>
  );
}
