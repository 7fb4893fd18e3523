import { useState } from 'react';
import { Form } from '../../forms/Form';
import { FormProblem } from '../../forms/FormProblem';
import { createRules, MAX_EMAIL_LENGTH } from '../../forms/rules';
import { useForm } from '../../forms/useForm';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/form/Button';
import { Muted, Text } from '../../ui/layout/Layout';
import { TextField } from '../../ui/form/TextField';
import { cx, sheet } from '../../ui/theme/sheet';
import { useSubscribeEmailMutation } from './email-subscription/EmailSubscription.generated';
import { useFrontDoorMessages } from './messages';

interface SubscribeFormProps {
  /** The call to action of a site that isn't open yet, or a small sign-up for news. */
  kind: 'opening' | 'news';
}

/** Subscribes to the newsletter. The result is the same for every address: check your inbox. */
export function SubscribeForm({ kind }: SubscribeFormProps) {
  const w = useFrontDoorMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Address kind={kind} onSent={setSentTo} />;
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

/** The button is removed, so the focus moves to the result. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
}

function Address({ kind, onSent }: SubscribeFormProps & { onSent: (email: string) => void }) {
  const w = useFrontDoorMessages();
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
  const isSmall = kind === 'news';
  return (
    <div className={isSmall ? styles.beside : undefined}>
      <div>
        <h2 id="subscribe" className={styles.heading}>
          {w(isSmall ? 'news' : 'subscribe')}
        </h2>
        <Muted>{w(isSmall ? 'newsText' : 'subscribeText')}</Muted>
      </div>
      <Form {...form.form} className={isSmall ? styles.small : styles.form}>
        <FormProblem form={form} />
        <div className={isSmall ? styles.line : styles.stack}>
          <TextField
            label={w('email')}
            hideLabel={isSmall}
            placeholder={isSmall ? w('email') : undefined}
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={MAX_EMAIL_LENGTH}
            required
            hint={isSmall ? undefined : w('promise')}
            className={isSmall ? styles.field : undefined}
            {...form.text('email')}
          />
          <Button
            type="submit"
            {...(isSmall ? ({ variant: 'outline' } as const) : ({ size: 'lg', full: true } as const))}
            loading={form.submitting}
          >
            {w('send')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

const styles = sheet({
  heading: { fontSize: 'lg', marginBlockEnd: '1' },
  arrived: { _focus: { outline: 'none' } },
  form: { marginBlockStart: '5' },
  beside: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 26rem)' },
    gap: { base: '4', md: '8' },
    alignItems: 'center',
  },
  small: { gap: '3' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' },
  stack: { display: 'flex', flexDirection: 'column', gap: '5' },
  field: { flex: '1 1 12rem' },
  sent: { display: 'flex', flexDirection: 'column', gap: '3' },
  address: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  other: { alignSelf: 'flex-start', marginBlockStart: '1' },
});
