import type { ComponentProps } from 'react';
import { cx, sheet } from '../ui/theme/sheet';

/** A form with its fields stacked and the buttons last. Spread `useForm().form` into it. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form className={cx(styles.form, className)} {...rest} />;
}

const styles = sheet({ form: { display: 'flex', flexDirection: 'column', gap: '5' } });
