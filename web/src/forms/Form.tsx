import type { ComponentProps } from 'react';
import { cx, sheet } from '../ui/theme/sheet';

/** One field below the other, the buttons last. Spread `useForm().form` into it. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form className={cx(styles.form, className)} {...rest} />;
}

const styles = sheet({ form: { display: 'flex', flexDirection: 'column', gap: '5' } });
