import { useState } from 'react';
import { Form } from '../../forms/Form';
import { FormProblem } from '../../forms/FormProblem';
import { createRules, MAX_EMAIL_LENGTH } from '../../forms/rules';
import { useForm } from '../../forms/useForm';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { Muted, Text } from '../../ui/Layout';
import { TextField } from '../../ui/TextField';
import { cx, sheet } from '../../ui/theme/sheet';
import { useSubscribeEmailMutation } from '../email-subscription/EmailSubscription.generated';
import { useFrontDoorWords } from './words';

/** Asks for news by mail. What comes next is the same for every address: a mail that is to be looked for. */
export function SubscribeForm() {
  const w = useFrontDoorWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Address onSent={setSentTo} />;
  return (
    <div className={styles.sent}>
      <h2 ref={takeFocus} tabIndex={-1} className={cx(styles.heading, styles.arrived)}>
        {w('sentTitle')}
      </h2>
      <Text>
        {w.rich('sentText', {
          email: (
            <bdi key="email" className={styles.address}>
              {sentTo}
            </bdi>
          ),
        })}
      </Text>
      <Muted>{w('sentHint')}</Muted>
      <Button variant="outline" size="sm" className={styles.other} onClick={() => setSentTo(null)}>
        {w('other')}
      </Button>
    </div>
  );
}

/** The button that had it is gone; from here what happened is read on. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
}

function Address({ onSent }: { onSent: (email: string) => void }) {
  const w = useFrontDoorWords();
  const rules = createRules(useT());
  const [subscribe] = useSubscribeEmailMutation({ context: { anonymous: true } });
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: rules.email(email) }),
    failure: w('sendFailed'),
    async submit({ email }) {
      await subscribe({ variables: { email: email.trim() } });
      onSent(email.trim());
    },
  });
  return (
    <section aria-labelledby="subscribe">
      <h2 id="subscribe" className={styles.heading}>
        {w('subscribe')}
      </h2>
      <Muted>{w('subscribeText')}</Muted>
      <Form {...form.form} className={styles.form}>
        <FormProblem form={form} />
        <TextField
          label={w('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={MAX_EMAIL_LENGTH}
          required
          hint={w('promise')}
          {...form.text('email')}
        />
        <Button type="submit" size="lg" full loading={form.submitting}>
          {w('send')}
        </Button>
      </Form>
    </section>
  );
}

const styles = sheet({
  heading: { fontSize: 'lg', marginBlockEnd: '1' },
  arrived: { _focus: { outline: 'none' } },
  form: { marginBlockStart: '5' },
  sent: { display: 'flex', flexDirection: 'column', gap: '3' },
  address: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  other: { alignSelf: 'flex-start', marginBlockStart: '1' },
});
