import { profilePath } from '@mallard/rules/page-paths';
import { Copy } from 'lucide-react';
import { Form } from '../../../../forms/Form';
import { FormProblem } from '../../../../forms/FormProblem';
import { useForm } from '../../../../forms/useForm';
import { useFormats, useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { TextField } from '../../../../ui/form/TextField';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { copyText } from '../../../session/device/copy-text';
import {
  fieldsOf,
  labelField,
  MAX_LABEL,
  MAX_VALUE,
  problemsOf,
  shownFields,
  valueField,
  valuesOf,
} from './link-fields';
import { type OwnLinksQuery, useOwnLinksQuery, useUpdateProfileFieldsMutation } from './Links.generated';
import { useLinksMessages } from './messages';

type OwnFields = NonNullable<NonNullable<OwnLinksQuery['viewer']>['user']>['fields'];

/** The links and texts of one's profile, and how to verify the links. */
export function LinksForm({ handle }: { handle: string }) {
  const { data } = useOwnLinksQuery({ fetchPolicy: 'cache-and-network' });
  const fields = data?.viewer?.user?.fields;
  return fields ? <Fields handle={handle} fields={fields} /> : null;
}

function Fields({ handle, fields }: { handle: string; fields: OwnFields }) {
  const t = useT();
  const w = useLinksMessages();
  const formats = useFormats();
  const [update] = useUpdateProfileFieldsMutation();
  const form = useForm({
    initial: valuesOf(fields),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [
          field,
          problem === 'tooLong' || problem === 'valueTooLong'
            ? t('forms.tooLong', { count: problem === 'tooLong' ? MAX_LABEL : MAX_VALUE })
            : w(problem),
        ]),
      ),
    failure: w('failed'),
    async submit(values) {
      const { data } = await update({ variables: { fields: fieldsOf(values) } });
      if (data) form.reset(valuesOf(data.updateProfileFields.user.fields));
      toast.success(w('saved'));
    },
  });
  const verified = (address: string | undefined) => {
    const at = fields.find(({ url }) => url !== null && url === address)?.verifiedAt;
    return at ? w('verified', { date: formats.day(new Date(at)) }) : undefined;
  };
  const code = `<a rel="me" href="${location.origin}${profilePath(handle)}">@${handle}</a>`;
  return (
    <Stack gap={6}>
      <Form {...form.form}>
        <FormProblem form={form} />
        <Muted>{w('intro')}</Muted>
        {shownFields(form.values).map((index) => (
          <fieldset key={index} className={styles.link}>
            <legend className={styles.legend}>{w('link', { number: index + 1 })}</legend>
            <TextField label={w('label')} dir="auto" {...form.text(labelField(index))} />
            <TextField
              label={w('address')}
              dir="auto"
              hint={verified(form.values[valueField(index)]) ?? w('addressHint')}
              {...form.text(valueField(index))}
            />
          </fieldset>
        ))}
        <Row>
          <Button type="submit" loading={form.submitting}>
            {w('save')}
          </Button>
        </Row>
      </Form>
      <Stack gap={2}>
        <h4 className={styles.legend}>{w('verifyTitle')}</h4>
        <Muted>{w('verifyText')}</Muted>
        <TextField
          label={w('code')}
          hideLabel
          value={code}
          readOnly
          dir="ltr"
          spellCheck={false}
          className={styles.code}
          onFocus={(event) => event.target.select()}
        />
        <Row>
          <Button
            variant="outline"
            size="sm"
            icon={Copy}
            onClick={() => void copyText(code, w('copied'), w('copyFailed'))}
          >
            {w('copy')}
          </Button>
        </Row>
      </Stack>
    </Stack>
  );
}

const styles = sheet({
  link: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 2fr' },
    alignItems: 'start',
    gap: '3',
    borderWidth: '0',
    padding: '0',
    minWidth: '0',
  },
  legend: { fontSize: 'md', fontWeight: 'medium', marginBlockEnd: '1' },
  code: { '& input': { fontFamily: 'mono', fontSize: 'sm' } },
});
