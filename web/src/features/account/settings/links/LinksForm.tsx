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
import { addressField, labelField, linksOf, MAX_LABEL, problemsOf, shownFields, valuesOf } from './link-fields';
import { type OwnLinksQuery, useOwnLinksQuery, useUpdateProfileLinksMutation } from './Links.generated';
import { useLinksMessages } from './messages';

type OwnLinks = NonNullable<NonNullable<OwnLinksQuery['viewer']>['user']>['links'];

/** The links of one's profile, and how to verify them. */
export function LinksForm({ handle }: { handle: string }) {
  const { data } = useOwnLinksQuery({ fetchPolicy: 'cache-and-network' });
  const links = data?.viewer?.user?.links;
  return links ? <Fields handle={handle} links={links} /> : null;
}

function Fields({ handle, links }: { handle: string; links: OwnLinks }) {
  const t = useT();
  const w = useLinksMessages();
  const formats = useFormats();
  const [update] = useUpdateProfileLinksMutation();
  const form = useForm({
    initial: valuesOf(links),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [
          field,
          problem === 'tooLong' ? t('forms.tooLong', { count: MAX_LABEL }) : w(problem),
        ]),
      ),
    failure: w('failed'),
    async submit(values) {
      const { data } = await update({ variables: { links: linksOf(values) } });
      if (data) form.reset(valuesOf(data.updateProfileLinks.user.links));
      toast.success(w('saved'));
    },
  });
  const verified = (address: string | undefined) => {
    const at = links.find(({ url }) => url === address)?.verifiedAt;
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
            <TextField label={w('label')} dir="auto" optional {...form.text(labelField(index))} />
            <TextField
              label={w('address')}
              type="url"
              inputMode="url"
              dir="ltr"
              placeholder="https://"
              hint={verified(form.values[addressField(index)]) ?? w('addressHint')}
              {...form.text(addressField(index))}
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
