import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { InvitesDocument, type InvitesQuery, useCreateInviteMutation } from './Invites.generated';
import { useInviteMessages } from './messages';

/** Characters of a note. */
const MAX_COMMENT = 420;
const USES = [1, 5, 10, 25, 100];
const DAYS = [1, 7, 30, 90, 365];
const NONE = 'none';
const numberOf = (value: string) => (value === NONE ? null : Number(value));

/** How often an invite can be used, for how long, and for what. */
export function CreateInviteForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const w = useInviteMessages();
  const rules = createRules(t);
  const [create] = useCreateInviteMutation();
  const form = useForm({
    initial: { maxUses: '1', expiresInDays: '7', followsOwner: false, comment: '' },
    validate: ({ comment }) => ({ comment: rules.atMost(MAX_COMMENT, comment) }),
    failure: w('createFailed'),
    async submit({ maxUses, expiresInDays, followsOwner, comment }) {
      await create({
        variables: {
          input: {
            maxUses: numberOf(maxUses),
            expiresInDays: numberOf(expiresInDays),
            followsOwner,
            comment: comment.trim() || null,
          },
        },
        update(cache, { data }) {
          const invite = data?.createInvite.invite;
          if (!invite) return;
          cache.updateQuery<InvitesQuery>({ query: InvitesDocument }, (before) =>
            before?.viewer
              ? { ...before, viewer: { ...before.viewer, invites: [invite, ...before.viewer.invites] } }
              : undefined,
          );
        },
      });
      toast.success(w('created'));
      onClose();
    },
  });

  return (
    <Form {...form.form} className={styles.form}>
      <FormProblem form={form} />
      <SelectField
        label={w('uses')}
        options={[
          ...USES.map((count) => ({ value: String(count), label: w('usesCount', { count }) })),
          { value: NONE, label: w('usesUnlimited') },
        ]}
        {...form.text('maxUses')}
      />
      <SelectField
        label={w('expiry')}
        options={[
          ...DAYS.map((count) => ({ value: String(count), label: w('expiryDays', { count }) })),
          { value: NONE, label: w('expiryNever') },
        ]}
        {...form.text('expiresInDays')}
      />
      <TextField
        label={w('comment')}
        hint={w('commentHint')}
        dir="auto"
        autoComplete="off"
        optional
        {...form.text('comment')}
      />
      <Checkbox label={w('follows')} hint={w('followsHint')} {...form.flag('followsOwner')} />
      <Row justify="end" wrap>
        <Button variant="ghost" onClick={onClose}>
          {t('states.cancel')}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {w('create')}
        </Button>
      </Row>
    </Form>
  );
}

const styles = sheet({ form: { paddingBlockEnd: '5' } });
