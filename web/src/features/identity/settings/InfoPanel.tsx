import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules, graphemeCount, MAX_BIO, MAX_DISPLAY_NAME, MAX_LOCATION } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { Row, Stack } from '../../../ui/Layout';
import { Switch } from '../../../ui/Switch';
import { TextAreaField, TextField } from '../../../ui/TextField';
import { TextLink } from '../../../ui/TextLink';
import { toast } from '../../../ui/toast';
import { PictureEditor } from '../picture/PictureEditor';
import type { Viewer } from '../viewer/viewer';
import { useUpdateProfileMutation } from './Settings.generated';

/** Picture, name and what else a profile says. */
export function InfoPanel({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const rules = createRules(t);
  const [update] = useUpdateProfileMutation();

  const form = useForm({
    initial: {
      displayName: viewer.displayName,
      bio: viewer.bio,
      location: viewer.location ?? '',
      website: viewer.website ?? '',
      requiresLogin: viewer.requiresLogin,
    },
    validate: ({ displayName, bio, location, website }) => ({
      displayName: rules.required(displayName) ?? rules.atMost(MAX_DISPLAY_NAME, displayName),
      bio: rules.atMost(MAX_BIO, bio),
      location: rules.atMost(MAX_LOCATION, location),
      website: rules.website(website),
    }),
    failure: t('errors.updateProfile'),
    async submit(input) {
      await update({ variables: { input } });
      toast.success(t('profile.saved'));
    },
  });
  const left = MAX_BIO - graphemeCount(form.values.bio.trim());

  return (
    <Stack>
      <PictureEditor viewer={viewer} />
      <Form {...form.form}>
        <FormProblem form={form} />
        <TextField
          label={t('profile.displayName')}
          autoComplete="name"
          dir="auto"
          required
          {...form.text('displayName')}
        />
        <TextAreaField
          label={t('profile.bio')}
          optional
          hint={left >= 0 ? t('profile.bioHint', { count: left }) : undefined}
          {...form.text('bio')}
        />
        <TextField label={t('profile.location')} dir="auto" optional {...form.text('location')} />
        <TextField
          label={t('profile.website')}
          type="url"
          inputMode="url"
          autoComplete="url"
          dir="ltr"
          optional
          placeholder="https://"
          {...form.text('website')}
        />
        <Switch
          label={t('profile.requiresLogin')}
          hint={t('profile.requiresLoginHint')}
          {...form.flag('requiresLogin')}
        />
        <Row>
          <Button type="submit" loading={form.submitting}>
            {t('profile.save')}
          </Button>
          <TextLink to={`/user/${viewer.handle}`} quiet>
            {t('profile.see')}
          </TextLink>
        </Row>
      </Form>
    </Stack>
  );
}
