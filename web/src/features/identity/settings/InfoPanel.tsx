import { useEffect, useRef, useState } from 'react';
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
import { changesOf, type ProfileValues, unsavedProfile } from './unsaved-profile';
import { UnsavedNotice } from './UnsavedNotice';

/** Picture, name and what else a profile says. */
export function InfoPanel({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const rules = createRules(t);
  const [update] = useUpdateProfileMutation();
  const element = useRef<HTMLFormElement>(null);
  const { id } = viewer;
  const stored: ProfileValues = {
    displayName: viewer.displayName,
    bio: viewer.bio,
    location: viewer.location ?? '',
    website: viewer.website ?? '',
    requiresLogin: viewer.requiresLogin,
  };
  const [kept, setKept] = useState(() => unsavedProfile.read(id));
  // As it was typed: what the server made of it, such as a whole address, is another text.
  const [sent, setSent] = useState<ProfileValues | null>(null);

  const form = useForm<ProfileValues>({
    initial: { ...stored, ...kept },
    validate: ({ displayName, bio, location, website }) => ({
      displayName: rules.required(displayName) ?? rules.atMost(MAX_DISPLAY_NAME, displayName),
      bio: rules.atMost(MAX_BIO, bio),
      location: rules.atMost(MAX_LOCATION, location),
      website: rules.website(website),
    }),
    failure: t('errors.updateProfile'),
    async submit(input) {
      await update({ variables: { input } });
      unsavedProfile.saved(id, input);
      setSent(input);
      setKept({});
      toast.success(t('profile.saved'));
    },
  });
  const changes = changesOf(form.values, stored, sent);
  const isUnsaved = Object.keys(changes).length > 0;
  useEffect(() => unsavedProfile.keep(id, changes));

  function discard() {
    form.reset(stored);
    setSent(null);
    setKept({});
    // The button goes. Fingers would only get a screen keyboard that they did not ask for.
    const isFine = matchMedia('(pointer: fine)').matches;
    const field = element.current?.elements.namedItem('displayName');
    if (field instanceof HTMLElement) (isFine ? field : element.current)?.focus({ preventScroll: true });
  }

  const left = MAX_BIO - graphemeCount(form.values.bio.trim());

  return (
    <Stack>
      <PictureEditor viewer={viewer} />
      <Form ref={element} tabIndex={-1} {...form.form}>
        {isUnsaved && Object.keys(kept).length > 0 && <UnsavedNotice onDiscard={discard} />}
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
