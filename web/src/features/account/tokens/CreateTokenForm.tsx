import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import type { TokenScope } from '../../../graphql/schema.generated';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { fieldStyles } from '../../../ui/form/field.recipe';
import { Muted, Row } from '../../../ui/layout/Layout';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { isStaff } from '../../session/viewer/claims';
import { useViewer } from '../../session/viewer/viewer';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { ProofFields, useAsksForCode } from '../../session/confirmation/ProofFields';
import { useTokenMessages } from './messages';
import { scopes as allScopes } from './scopes';
import { type PersonalTokensQuery, PersonalTokensDocument, useCreatePersonalTokenMutation } from './Tokens.generated';

const MAX_NAME = 60;
const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS = [7, 30, 90, 365];
const NEVER = 'never';

interface CreateTokenFormProps {
  /** For password managers. */
  handle: string;
  onCreated: (token: string) => void;
  onClose: () => void;
}

/** What a personal access token is for, what it may do and for how long, and the password. */
export function CreateTokenForm({ handle, onCreated, onClose }: CreateTokenFormProps) {
  const t = useT();
  const w = useTokenMessages();
  const formats = useFormats();
  const viewer = useViewer();
  const rules = createRules(t);
  const withCode = useAsksForCode();
  const [openedAt] = useState(Date.now);
  const [create] = useCreatePersonalTokenMutation();
  const form = useForm({
    // Scopes are words with spaces between them.
    initial: { name: '', scopes: 'READ', expiresInDays: '30', password: '', code: '' },
    validate: ({ name, scopes, password, code }) => ({
      name: rules.required(name) ?? rules.atMost(MAX_NAME, name),
      scopes: scopes === '' ? w('scopesMissing') : null,
      password: password ? null : rules.required(''),
      code: withCode ? rules.required(code) : null,
    }),
    failure: w('createFailed'),
    submit: send,
  });
  async function send({
    name,
    scopes,
    expiresInDays,
    password,
    code,
  }: Record<'name' | 'scopes' | 'expiresInDays' | 'password' | 'code', string>) {
    const input = {
      name,
      scopes: scopes.split(' ') as TokenScope[],
      expiresInDays: expiresInDays === NEVER ? null : Number(expiresInDays),
      password,
      code: code || null,
    };
    const { data } = await create({
      variables: { input },
      update(cache, { data: created }) {
        const token = created?.createPersonalToken.personalToken;
        if (!token) return;
        cache.updateQuery<PersonalTokensQuery>({ query: PersonalTokensDocument }, (before) =>
          before?.viewer
            ? { ...before, viewer: { ...before.viewer, personalTokens: [token, ...before.viewer.personalTokens] } }
            : undefined,
        );
      },
    });
    if (data) onCreated(data.createPersonalToken.token);
  }

  const { expiresInDays } = form.values;
  const chosen = form.values.scopes === '' ? [] : form.values.scopes.split(' ');
  const offered = allScopes.filter((scope) => scope !== 'ADMIN' || (viewer && isStaff(viewer.claims)));
  const { error: scopeError } = form.text('scopes');
  const toggle = (scope: TokenScope, isOn: boolean) =>
    form.set('scopes', allScopes.filter((each) => (each === scope ? isOn : chosen.includes(each))).join(' '));

  return (
    <Form {...form.form} className={styles.form}>
      <FormProblem form={form} />
      <TextField label={w('name')} hint={w('nameHint')} dir="auto" autoComplete="off" required {...form.text('name')} />
      <fieldset className={styles.set}>
        <legend className={fieldStyles.label}>{w('scopes')}</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            label={w(scope)}
            hint={w(`${scope}Hint`)}
            checked={chosen.includes(scope)}
            onChange={(isOn) => toggle(scope, isOn)}
          />
        ))}
        {scopeError && (
          <p className={fieldStyles.error} role="alert">
            <Icon of={CircleAlert} size={16} className={fieldStyles.errorIcon} />
            <span>{scopeError}</span>
          </p>
        )}
        <Muted>{w('never')}</Muted>
      </fieldset>
      <SelectField
        label={w('expiry')}
        hint={
          expiresInDays === NEVER
            ? w('expiryNeverHint')
            : w('expiryOn', { date: formats.day(new Date(openedAt + Number(expiresInDays) * DAY_MS)) })
        }
        options={[
          ...DAYS.map((count) => ({ value: String(count), label: w('expiryDays', { count }) })),
          { value: NEVER, label: w('expiryNever') },
        ]}
        {...form.text('expiresInDays')}
      />
      <ProofFields
        label={w('password')}
        password={form.text('password')}
        code={form.text('code')}
        withCode={withCode}
        handle={handle}
      />
      <Row justify="end" wrap>
        <Button variant="ghost" onClick={onClose}>
          {t('states.cancel')}
        </Button>
        {form.values.name.trim() !== '' && form.values.scopes !== '' && (
          <PasskeyInstead onConfirmed={(password) => send({ ...form.values, password, code: '' })} />
        )}
        <Button type="submit" loading={form.submitting}>
          {w('create')}
        </Button>
      </Row>
    </Form>
  );
}

const styles = sheet({
  form: { paddingBlockEnd: '5' },
  set: { display: 'grid', gap: '1', borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
});
