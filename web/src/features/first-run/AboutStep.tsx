import { Form } from '../../forms/Form';
import { FormProblem } from '../../forms/FormProblem';
import { createRules, graphemeCount, MAX_BIO } from '../../forms/rules';
import { useForm } from '../../forms/useForm';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/form/Button';
import { TextField } from '../../ui/form/TextField';
import { Avatar } from '../../ui/media/Avatar';
import { sheet } from '../../ui/theme/sheet';
import { PictureChooser } from '../account/picture/PictureChooser';
import { useUpdateProfileMutation } from '../account/settings/Settings.generated';
import { useSettingsMessages } from '../account/settings/messages';
import type { Viewer } from '../session/viewer/viewer';
import { useFirstRunMessages } from './messages';
import { StepFoot } from './Step';

/** A picture, which is saved at once, and a line, which is saved by going on. */
export function AboutStep({ viewer, onNext }: { viewer: Viewer; onNext: () => void }) {
  const t = useT();
  const say = useFirstRunMessages();
  const w = useSettingsMessages();
  const rules = createRules(t);
  const [update] = useUpdateProfileMutation();
  const form = useForm({
    initial: { bio: viewer.bio },
    validate: ({ bio }) => ({ bio: rules.atMost(MAX_BIO, bio) }),
    failure: w('saveFailed'),
    async submit({ bio }) {
      if (bio !== viewer.bio) await update({ variables: { input: { bio } } });
      onNext();
    },
  });
  const left = MAX_BIO - graphemeCount(form.values.bio.trim());

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <div className={styles.face}>
        <Avatar handle={viewer.handle} name={viewer.displayName} src={viewer.imageUrl} size="xl" />
        <PictureChooser which="image" has={viewer.imageUrl !== null} />
      </div>
      <TextField
        label={say('bio')}
        placeholder={say('bioPlaceholder')}
        dir="auto"
        optional
        hint={left >= 0 && left < 100 ? w('bioHint', { count: left }) : undefined}
        {...form.text('bio')}
      />
      <StepFoot>
        <Button type="submit" loading={form.submitting}>
          {say('next')}
        </Button>
      </StepFoot>
    </Form>
  );
}

const styles = sheet({ face: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });
