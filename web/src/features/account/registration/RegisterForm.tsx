import { useApolloClient } from '@apollo/client/react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules, MAX_DISPLAY_NAME, MAX_EMAIL_LENGTH } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { PasswordField, TextAreaField, TextField } from '../../../ui/form/TextField';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { takesFocus } from '../takes-focus';
import { HandleField } from './HandleField';
import { InviteField } from './InviteField';
import { PasswordStrength } from '../passwords/PasswordStrength';
import { HandleExistsDocument, type RegistrationStateQuery, useRegisterMutation } from './Registration.generated';
import { useFormPause } from './useFormPause';
import { useHandleExists } from './useHandleExists';
import { useEntranceMessages } from '../messages';

/** Characters of a reason to join. */
const MAX_REASON = 420;

interface RegisterFormProps {
  /** Who may register; undefined until it is known. */
  state: RegistrationStateQuery['registrationState'] | undefined;
  /** The code of the link that led here. */
  invite: string | null;
  /** Called with the email address that the link was sent to. */
  onRegistered: (email: string) => void;
}

/** The form of a new account. By the mode of registration, it asks for an invite, or for a reason to join. */
export function RegisterForm({ state, invite, onRegistered }: RegisterFormProps) {
  const t = useT();
  const w = useEntranceMessages();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const cache = useApolloClient();
  const [register] = useRegisterMutation();
  const untilReady = useFormPause(state);
  const needsInvite = state?.mode === 'INVITE';
  const needsReason = state?.mode === 'APPROVAL';

  const takenOf = (handle: string) =>
    cache.readQuery({ query: HandleExistsDocument, variables: { handle } })?.handleExists
      ? w('handleTaken', { handle })
      : null;

  const form = useForm({
    initial: {
      ...{ handle: '', email: '', displayName: '', password: '', inviteCode: invite ?? '', reason: '' },
      acceptsRules: false,
    },
    validate: ({ handle, email, displayName, password, inviteCode, reason, acceptsRules }) => ({
      handle: rules.handle(handle) ?? takenOf(handle),
      email: rules.email(email),
      displayName: rules.atMost(MAX_DISPLAY_NAME, displayName),
      password: rules.newPassword(password),
      inviteCode: needsInvite ? rules.required(inviteCode) : null,
      reason: needsReason ? (rules.required(reason) ?? rules.atMost(MAX_REASON, reason)) : null,
      acceptsRules: acceptsRules ? null : w('acceptMissing'),
    }),
    failure: w('registerFailed'),
    async submit({ handle, email, displayName, password, inviteCode, reason, acceptsRules }) {
      const formToken = await untilReady();
      const input = {
        handle,
        email: email.trim(),
        password,
        displayName: displayName.trim() || null,
        inviteCode: inviteCode.trim() || null,
        reason: needsReason ? reason.trim() : null,
        acceptsRules,
      };
      await register({
        variables: { input: { ...input, formToken } },
        context: { anonymous: true, idempotencyKey: keys.for(input) },
      });
      onRegistered(input.email);
    },
  });
  const { handle, email, password } = form.values;
  const exists = useHandleExists(handle);

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <HandleField exists={exists} {...takesFocus} {...form.text('handle')} />
      <TextField
        label={w('email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={MAX_EMAIL_LENGTH}
        required
        hint={form.text('email').error ? undefined : w('emailHint')}
        {...form.text('email')}
      />
      <TextField label={w('displayName')} autoComplete="name" dir="auto" optional {...form.text('displayName')} />
      <PasswordField
        label={w('password')}
        autoComplete="new-password"
        required
        hint={
          form.text('password').error ? undefined : (
            <PasswordStrength password={password} personalWords={[handle, email]} />
          )
        }
        {...form.text('password')}
      />
      {(needsInvite || invite !== null) && <InviteField required={needsInvite} {...form.text('inviteCode')} />}
      {needsReason && (
        <TextAreaField
          label={w('reason')}
          rows={3}
          required
          hint={form.text('reason').error ? undefined : w('reasonHint')}
          {...form.text('reason')}
        />
      )}
      {state?.rules.length !== 0 && (
        <details className={styles.rules}>
          <summary>{w('rulesOfSite')}</summary>
          <ol className={styles.list}>
            {state?.rules.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </details>
      )}
      <Checkbox
        name="acceptsRules"
        label={w.rich(state?.minAge ? 'acceptOfAge' : 'accept', {
          age: state?.minAge ?? '',
          terms: (
            <TextLink key="terms" to="/help?tab=terms" target="_blank">
              {w('terms')}
            </TextLink>
          ),
          rules: (
            <TextLink key="rules" to="/rules" target="_blank">
              {w('rules')}
            </TextLink>
          ),
          privacy: (
            <TextLink key="privacy" to="/help?tab=privacy" target="_blank">
              {w('privacy')}
            </TextLink>
          ),
        })}
        {...form.flag('acceptsRules')}
        error={form.errorOf('acceptsRules')}
      />
      <Button type="submit" size="lg" full loading={form.submitting}>
        {w('create')}
      </Button>
    </Form>
  );
}

const styles = sheet({
  rules: { fontSize: 'sm' },
  list: { display: 'grid', gap: '1', listStyle: 'decimal', paddingInlineStart: '5', marginBlockStart: '2' },
});
