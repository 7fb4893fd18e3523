import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { SelectField } from '../../../ui/form/TextField';
import { useRegistrationsMessages } from './messages';
import { RegistrationSettingsDocument, useSetRegistrationMinAgeMutation } from './Registrations.generated';

const AGES = [13, 14, 15, 16, 17, 18, 19, 20, 21] as const;

/** The age that people confirm who register; it applies at once. */
export function MinAgeField({ minAge }: { minAge: number | null }) {
  const t = useT();
  const w = useRegistrationsMessages();
  const [setMinAge, { loading }] = useSetRegistrationMinAgeMutation();

  async function save(value: string) {
    try {
      await setMinAge({
        variables: { minAge: value === '' ? null : Number(value) },
        update(cache, { data: saved }) {
          if (!saved) return;
          cache.writeQuery({
            query: RegistrationSettingsDocument,
            data: { registrationSettings: saved.setRegistrationMinAge },
          });
        },
      });
      toast.success(w('minAgeSaved'));
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('minAgeFailed')));
    }
  }

  return (
    <SelectField
      label={w('minAge')}
      hint={w('minAgeHint')}
      value={minAge === null ? '' : String(minAge)}
      disabled={loading}
      options={[
        { value: '', label: w('minAgeNone') },
        ...AGES.map((age) => ({ value: String(age), label: w('minAgeYears', { count: age }) })),
      ]}
      onChange={(event) => void save(event.target.value)}
    />
  );
}
