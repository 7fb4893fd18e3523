import type { ReactNode } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { graphemeCount, MAX_BIO } from '../../../forms/rules';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { useSettingsMessages } from './messages';
import { UnsavedNotice } from './UnsavedNotice';
import type { ProfileForm } from './useProfileForm';

interface ProfileFieldsProps {
  profile: ProfileForm;
  id?: string;
  /** After the fields. */
  children?: ReactNode;
}

/** Name, bio, location and website. */
export function ProfileFields({ profile: { form, element, discard, hasKept }, id, children }: ProfileFieldsProps) {
  const w = useSettingsMessages();
  const left = MAX_BIO - graphemeCount(form.values.bio.trim());
  return (
    <Form ref={element} id={id} tabIndex={-1} {...form.form}>
      {hasKept && <UnsavedNotice onDiscard={discard} />}
      <FormProblem form={form} />
      <TextField
        label={w('displayName')}
        autoComplete="name"
        dir="auto"
        required
        data-autofocus
        {...form.text('displayName')}
      />
      <TextAreaField
        label={w('bio')}
        optional
        hint={left >= 0 ? w('bioHint', { count: left }) : undefined}
        {...form.text('bio')}
      />
      <TextField label={w('location')} dir="auto" optional {...form.text('location')} />
      <TextField
        label={w('website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        optional
        placeholder="https://"
        {...form.text('website')}
      />
      {children}
    </Form>
  );
}
