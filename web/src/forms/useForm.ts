import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useRef, useState } from 'react';
import { errorMessage } from '../graphql/error-messages';
import { fieldMessages } from '../graphql/field-messages';
import { apiError } from '../graphql/errors';
import { useT } from '../i18n/I18nProvider';

type Fields = Record<string, string | boolean>;
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;
type FlagName<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string;

/** What is wrong with each field, in words; null or absent where nothing is. */
export type Complaints<Values> = { [Name in keyof Values]?: string | null };

export interface FormOptions<Values extends Fields> {
  initial: Values;
  validate?: (values: Values) => Complaints<Values>;
  /** Rejects with the failure of the call; the form tells it at the fields it is about, else above them. */
  submit: (values: Values) => Promise<void>;
  /** What failed, for when the server has no words: "Failed to sign in". */
  failure: string;
}

/** A complaint makes the form longer. Told at once, it would move a button away between press and release. */
const CLICK_MS = 200;

/**
 * A form's values, complaints and one submission at a time. A field complains once it was left or the form was sent;
 * what was typed stays, whatever happens.
 */
export function useForm<Values extends Fields>({ initial, validate, submit, failure }: FormOptions<Values>) {
  const t = useT();
  const [values, setValues] = useState(initial);
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

  /** For a text control: spread it. */
  const text = (name: TextName<Values>) => ({
    name,
    value: values[name] as string,
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set(name, event.target.value as Values[typeof name]),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // An empty field that was only passed through needs no telling off yet, and a button tells by itself.
      if (values[name] === initial[name] || relatedTarget instanceof HTMLButtonElement) return;
      setTimeout(() => setLeft((current) => new Set(current).add(name)), CLICK_MS);
    },
  });

  /** For a switch: spread it. */
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
    submitting,
    /** How many fields complain, once the form was sent. */
    complaintCount: wasSent ? Object.keys(values).filter((name) => errorOf(name)).length : 0,
    /** What no field is to blame for, in words. */
    message: problem === null ? null : errorMessage(problem, t, failure),
    reason: problem === null ? null : apiError(problem).reason,
    /** Back to these values, with nothing complained about. */
    reset: (to: Values = initial) => {
      setValues(to);
      setLeft(new Set());
      setRefused({});
      setWasSent(false);
      setProblem(null);
    },
    /** For the form element. Validation is the form's own, so that complaints read and look alike in every browser. */
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
  if (control instanceof HTMLElement) control.focus();
}
