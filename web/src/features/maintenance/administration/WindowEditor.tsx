import { Globe, PanelTop } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { RadioCards } from '../../../ui/Choices';
import { Dialog } from '../../../ui/Dialog';
import { Switch } from '../../../ui/Switch';
import { TextAreaField, TextField } from '../../../ui/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/toast';
import { MaintenanceCard } from '../NoticeCard';
import { site } from '../site';
import { englishWords } from '../useMaintenanceWords';
import { ColorField } from './ColorField';
import { fromLocalInput, timeZone, toLocalInput } from './local-time';
import { useWords } from './useWords';
import { MaintenancesDocument, useCreateMaintenanceMutation, useUpdateMaintenanceMutation } from './Windows.generated';
import type { MaintenanceWindow } from './window-state';

/** In characters as a person counts them; the server is the judge. */
const MAX_NAME = 80;
const MAX_DESCRIPTION = 300;
const MAX_MESSAGE = 500;
const COLOR = /^(#[0-9a-f]{6}|red)$/i;
const PATH = /^\/(?!\/)[^\s?#\\]{0,199}$/;

const fresh: Omit<MaintenanceWindow, 'id' | '__typename'> = {
  name: englishWords.defaultName,
  description: '',
  customMessage: englishWords.defaultMessage,
  maintenanceColor: 'red',
  ...{ routePath: null, isActive: false, startsAt: null, endsAt: null },
};

interface WindowEditorProps {
  /** Null makes a new one. */
  window: MaintenanceWindow | null;
  onClose: () => void;
}

/** Makes or changes a window, with what people will see beside it. */
export function WindowEditor({ window, onClose }: WindowEditorProps) {
  const t = useT();
  const w = useWords();
  const formId = useId();
  const rules = createRules(t);
  const [create] = useCreateMaintenanceMutation();
  const [update] = useUpdateMaintenanceMutation();
  const now = window ?? fresh;

  const form = useForm({
    initial: {
      scope: now.routePath === null ? 'site' : 'page',
      routePath: now.routePath ?? '',
      name: now.name,
      description: now.description,
      customMessage: now.customMessage,
      maintenanceColor: now.maintenanceColor,
      startsAt: toLocalInput(now.startsAt),
      endsAt: toLocalInput(now.endsAt),
      isActive: now.isActive,
    },
    validate: (values) => ({
      routePath: values.scope === 'page' && !PATH.test(values.routePath.trim()) ? w('pathWrong') : null,
      name: rules.atMost(MAX_NAME, values.name),
      description: rules.atMost(MAX_DESCRIPTION, values.description),
      customMessage: rules.atMost(MAX_MESSAGE, values.customMessage),
      maintenanceColor: COLOR.test(values.maintenanceColor.trim()) ? null : w('colorWrong'),
      endsAt:
        values.startsAt !== '' && values.endsAt !== '' && values.endsAt <= values.startsAt
          ? w('endsBeforeStart')
          : null,
    }),
    failure: w('saveFailed'),
    async submit({ scope, routePath, startsAt, endsAt, ...words }) {
      const input = {
        ...words,
        routePath: scope === 'page' ? routePath : null,
        startsAt: fromLocalInput(startsAt),
        endsAt: fromLocalInput(endsAt),
      };
      if (window) await update({ variables: { id: window.id, input } });
      else {
        await create({
          variables: { input },
          update: (cache, { data }) => {
            if (!data) return;
            cache.updateQuery({ query: MaintenancesDocument }, (known) =>
              known ? { maintenances: [data.createMaintenance, ...known.maintenances] } : undefined,
            );
          },
        });
      }
      toast.success(window ? w('saved') : w('created'));
      site.look();
      onClose();
    },
  });
  const { values } = form;

  return (
    <Dialog
      open
      size="lg"
      title={window ? w('editTitle') : w('createTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.submitting}>
            {w('save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.form} className={styles.form}>
        <FormProblem form={form} />
        <RadioCards
          legend={w('scope')}
          options={[
            { value: 'site', label: w('scopeSite'), hint: w('scopeSiteHint'), icon: Globe },
            { value: 'page', label: w('scopePage'), hint: w('scopePageHint'), icon: PanelTop },
          ]}
          value={values.scope}
          onChange={(scope) => form.set('scope', scope)}
        />
        {values.scope === 'page' && (
          <TextField label={w('path')} hint={w('pathHint')} dir="ltr" spellCheck={false} {...form.text('routePath')} />
        )}
        <TextField label={w('name')} dir="auto" {...form.text('name')} />
        <TextAreaField label={w('description')} optional rows={2} {...form.text('description')} />
        <TextAreaField label={w('message')} rows={3} {...form.text('customMessage')} />
        <ColorField {...form.text('maintenanceColor')} onPick={(color) => form.set('maintenanceColor', color)} />
        <div className={styles.times} role="group" aria-label={w('schedule')}>
          <TextField label={w('startsAt')} type="datetime-local" optional {...form.text('startsAt')} />
          <TextField label={w('endsAt')} type="datetime-local" optional {...form.text('endsAt')} />
          <p className={styles.hint}>{w('timesHint', { zone: timeZone() })}</p>
        </div>
        <Switch label={w('active')} hint={w('activeHint')} {...form.flag('isActive')} />
        <Preview label={w('preview')}>
          <MaintenanceCard
            maintenance={{
              ...values,
              name: values.name.trim() || englishWords.defaultName,
              customMessage: values.customMessage.trim() || englishWords.defaultMessage,
              routePath: null,
              endsAt: fromLocalInput(values.endsAt),
            }}
          />
        </Preview>
      </form>
    </Dialog>
  );
}

function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.preview}>
      <p className={styles.previewLabel}>{label}</p>
      {children}
    </section>
  );
}

const styles = sheet({
  form: { display: 'flex', flexDirection: 'column', gap: '5' },
  times: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: '4' },
  hint: { gridColumn: '1 / -1', fontSize: 'sm', color: 'fg.muted' },
  preview: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '5',
    borderRadius: 'card',
    bg: 'bg.sunken',
  },
  previewLabel: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
});
