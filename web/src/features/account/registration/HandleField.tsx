import { isHandle, MAX_HANDLE_LENGTH } from '../../../forms/rules';
import { Check } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { useEntranceMessages } from '../messages';

type HandleFieldProps = Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur' | 'error' | 'autoFocus'> & {
  'data-autofocus'?: boolean | undefined;
  value: string;
  /** Undefined until known. */
  exists: boolean | undefined;
  /** The value is the person's own handle. */
  isOwn?: boolean;
};

/** The field of a new handle, which checks while typing whether it is free. */
export function HandleField({ value, exists, error, isOwn = false, ...field }: HandleFieldProps) {
  const w = useEntranceMessages();
  return (
    <TextField
      label={w('handle')}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      maxLength={MAX_HANDLE_LENGTH}
      required
      value={value}
      error={error ?? (exists ? w('handleTaken', { handle: value }) : null)}
      hint={
        error || exists ? undefined : (
          <span aria-live="polite">
            <Hint handle={isOwn ? '' : value} isFree={exists === false} />
          </span>
        )
      }
      {...field}
    />
  );
}

function Hint({ handle, isFree }: { handle: string; isFree: boolean }) {
  const w = useEntranceMessages();
  if (!isHandle(handle)) return w('handleHint');
  if (!isFree) return w('handleChecking', { handle });
  return (
    <span className={styles.free}>
      <Icon of={Check} size={16} />
      {w('handleFree', { handle })}
    </span>
  );
}

const styles = sheet({
  free: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'brand.fg', fontWeight: 'medium' },
});
