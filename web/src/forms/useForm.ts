import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useRef, useState } from 'react';
import { errorMessage } from '../graphql/error-messages';
import { fieldMessages } from '../graphql/field-messages';
import { apiError } from '../graphql/errors';
import { useT } from '../i18n/I18nProvider';

type Fields = Record<string, string | boolean>;
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;
type FlagName<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string;

/** The error of each field; null or absent if it is valid. */
export type Complaints<Values> = { [Name in keyof Values]?: string | null };

export interface FormOptions<Values extends Fields> {
  initial: Values;
  validate?: (values: Values) => Complaints<Values>;
  /** Rejects if the call fails; the form shows the error at its fields, or else above them. */
  submit: (values: Values) => Promise<void>;
  /** The fallback if the server sends no message, such as "Failed to sign in". */
  failure: string;
}

/** An error makes the form longer. Shown at once, it would move a button away between press and release. */
const CLICK_MS = 200;

/**
 * The values, errors and submission of a form, one submission at a time. A field shows its error after it was left or
 * the form was submitted; what was typed always stays.
 */
export function useForm<Values extends Fields>({ initial, validate, submit, failure }: FormOptions<Values>) {
  const t = useT();
  const [values, setValues] = useState(initial);
  const [clean, setClean] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSent, setWasSent] = useState(false);
  const [refused, setRefused] = useState<Complaints<Values>>({});
  const [problem, setProblem] = useState<unknown>(null);
  const [submitting, setSubmitting] = useState(false);
  const underWay = useRef(false);
  const complaints: Complaints<Values> = validate?.(values) ?? {};

  const errorOf = (name: keyof Values & string): string | null =>
    refused[name] ?? (wasSent || left.has(name) ? (complaints[name] ?? null) : null);

  function set<Name extends keyof Values>(name: Name, value: Values[Name]) {
    setValues((current) => ({ ...current, [name]: value }));
    setRefused((current) => ({ ...current, [name]: null }));
  }

  /** Props for a text field. */
  const text = (name: TextName<Values>) => ({
    name,
    value: values[name] as string,
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set(name, event.target.value as Values[typeof name]),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Leaving an unchanged field shows no error yet, and a button submits anyway.
      if (values[name] === initial[name] || relatedTarget instanceof HTMLButtonElement) return;
      setTimeout(() => setLeft((current) => new Set(current).add(name)), CLICK_MS);
    },
  });

  /** Props for a switch. */
  const flag = (name: FlagName<Values>) => ({
    checked: values[name] as boolean,
    onChange: (checked: boolean) => set(name, checked as Values[typeof name]),
  });

  async function send(form: HTMLFormElement) {
    if (underWay.current) return;
    setWasSent(true);
    setProblem(null);
    const wrong = Object.keys(values).filter((name) => complaints[name]);
    if (wrong.length > 0) return focusFirst(form, wrong);

    underWay.current = true;
    setSubmitting(true);
    try {
      await submit(values);
      setWasSent(false);
      setLeft(new Set());
    } catch (error) {
      const known = Object.entries(fieldMessages(error, t)).filter(([name]) => name in values);
      setRefused(Object.fromEntries(known) as Complaints<Values>);
      if (known.length === 0) setProblem(error);
      else
        focusFirst(
          form,
          known.map(([name]) => name),
        );
    } finally {
      underWay.current = false;
      setSubmitting(false);
    }
  }

  return {
    values,
    set,
    text,
    flag,
    /** The error of a field, for those that don't get it with `text`; null if it is valid. */
    errorOf,
    submitting,
    /** Something differs from the initial values, or from those of the last reset. */
    isDirty: Object.keys(values).some((name) => values[name] !== clean[name]),
    /** The number of invalid fields after a submission. */
    complaintCount: wasSent ? Object.keys(values).filter((name) => errorOf(name)).length : 0,
    /** The error that no field shows. */
    message: problem === null ? null : errorMessage(problem, t, failure),
    reason: problem === null ? null : apiError(problem).reason,
    /** Resets the values and all errors. */
    reset: (to: Values = initial) => {
      setValues(to);
      setClean(to);
      setLeft(new Set());
      setRefused({});
      setWasSent(false);
      setProblem(null);
    },
    /** Props for the form element. The form validates by itself, so that errors look the same in every browser. */
    form: {
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
    },
  };
}

function focusFirst(form: HTMLFormElement, names: readonly string[]) {
  const control = [...form.elements].find((element) => names.includes(element.getAttribute('name') ?? ''));
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // In the middle, because its error is below it.
  control.scrollIntoView({ block: 'center' });
}
