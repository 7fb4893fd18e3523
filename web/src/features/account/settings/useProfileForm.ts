import { useEffect, useRef, useState } from 'react';
import { createRules, MAX_BIO, MAX_DISPLAY_NAME, MAX_LOCATION } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import type { Viewer } from '../../session/viewer/viewer';
import { useSettingsMessages } from './messages';
import { useUpdateProfileMutation } from './Settings.generated';
import { changesOf, type ProfileValues, unsavedProfile } from './unsaved-profile';

/** The fields of the profile. What is not saved is kept until the person signs out or reloads. */
export function useProfileForm(viewer: Viewer, onSaved?: () => void) {
  const t = useT();
  const w = useSettingsMessages();
  const rules = createRules(t);
  const [update] = useUpdateProfileMutation();
  const element = useRef<HTMLFormElement>(null);
  const { id } = viewer;
  const stored: ProfileValues = {
    displayName: viewer.displayName,
    bio: viewer.bio,
    location: viewer.location ?? '',
    website: viewer.website ?? '',
  };
  const [kept, setKept] = useState(() => unsavedProfile.read(id));
  // Compared as typed, because the server normalizes values such as addresses.
  const [sent, setSent] = useState<ProfileValues | null>(null);

  const form = useForm<ProfileValues>({
    initial: { ...stored, ...kept },
    validate: ({ displayName, bio, location, website }) => ({
      displayName: rules.required(displayName) ?? rules.atMost(MAX_DISPLAY_NAME, displayName),
      bio: rules.atMost(MAX_BIO, bio),
      location: rules.atMost(MAX_LOCATION, location),
      website: rules.website(website),
    }),
    failure: w('saveFailed'),
    async submit(input) {
      await update({ variables: { input } });
      unsavedProfile.saved(id, input);
      setSent(input);
      setKept({});
      toast.success(w('saved'));
      onSaved?.();
    },
  });
  const changes = changesOf(form.values, stored, sent);
  const isUnsaved = Object.keys(changes).length > 0;
  useEffect(() => unsavedProfile.keep(id, changes));

  function discard() {
    form.reset(stored);
    setSent(null);
    setKept({});
    // The button disappears, so the focus moves; on touch devices not to a field, which would open the on-screen
    // keyboard.
    const isFine = matchMedia('(pointer: fine)').matches;
    const field = element.current?.elements.namedItem('displayName');
    if (field instanceof HTMLElement) (isFine ? field : element.current)?.focus({ preventScroll: true });
  }

  return { form, element, discard, hasKept: isUnsaved && Object.keys(kept).length > 0 };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
