import { Globe, PanelTop } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { fromLocalInput, timeZone, toLocalInput } from '../../../forms/local-time';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { RadioCards } from '../../../ui/form/Choices';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Switch } from '../../../ui/form/Switch';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { MaintenanceCard } from '../../session/maintenance/NoticeCard';
import { site } from '../../session/maintenance/site';
import { englishWords } from '../../session/maintenance/useMaintenanceMessages';
import { ColorField } from './ColorField';
import { StartQuestion } from './StartQuestion';
import { useMessages } from './useMessages';
import { MaintenancesDocument, useCreateMaintenanceMutation, useUpdateMaintenanceMutation } from './Windows.generated';
import { closesAtOnce, type MaintenanceWindow, type WindowTimes } from './window-state';

/** In graphemes; the server checks too. */
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
  /** Null creates a window. */
  window: MaintenanceWindow | null;
  onClose: () => void;
}

/** Confirms a window that closes something at once. */
interface Question {
  about: WindowTimes & { name: string };
  answer: (isYes: boolean) => void;
}

/** Creates or edits a window, with a preview of its notice. */
export function WindowEditor({ window, onClose }: WindowEditorProps) {
  const t = useT();
  const w = useMessages();
  const formId = useId();
  const rules = createRules(t);
  const [create] = useCreateMaintenanceMutation();
  const [update] = useUpdateMaintenanceMutation();
  const now = window ?? fresh;
  const [question, setQuestion] = useState<Question | null>(null);

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
        routePath: scope === 'page' ? routePath.trim() : null,
        startsAt: fromLocalInput(startsAt),
        endsAt: fromLocalInput(endsAt),
      };
      if (closesAtOnce(input, window, new Date()) && !(await isConfirmed(input))) return;
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
  const isTimed = values.startsAt !== '' || values.endsAt !== '';
  // A new window with times is meant to begin, unless someone turned it off.
  const [isSwitched, setSwitched] = useState(window !== null);
  const time = (name: 'startsAt' | 'endsAt') => {
    const field = form.text(name);
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        field.onChange(event);
        const other = values[name === 'startsAt' ? 'endsAt' : 'startsAt'];
        if (!isSwitched) form.set('isActive', event.target.value !== '' || other !== '');
      },
    };
  };
  const active = form.flag('isActive');
  const guard = useLeaveGuard(form);
  const close = () => guard.leave(onClose);

  /** The confirmation of a window that closes something at once. */
  function isConfirmed(about: Question['about']): Promise<boolean> {
    return new Promise((resolve) =>
      setQuestion({
        about,
        answer: (isYes) => {
          setQuestion(null);
          resolve(isYes);
        },
      }),
    );
  }

  return (
    <>
      <Dialog
        open
        size="lg"
        title={window ? w('editTitle') : w('createTitle')}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
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
            <TextField
              label={w('path')}
              hint={w('pathHint')}
              dir="ltr"
              spellCheck={false}
              {...form.text('routePath')}
            />
          )}
          <TextField label={w('name')} dir="auto" {...form.text('name')} />
          <TextAreaField label={w('description')} optional rows={2} {...form.text('description')} />
          <TextAreaField label={w('message')} rows={3} {...form.text('customMessage')} />
          <ColorField {...form.text('maintenanceColor')} onPick={(color) => form.set('maintenanceColor', color)} />
          <div className={styles.times} role="group" aria-label={w('schedule')}>
            <TextField label={w('startsAt')} type="datetime-local" optional {...time('startsAt')} />
            <TextField label={w('endsAt')} type="datetime-local" optional {...time('endsAt')} />
            <p className={styles.hint}>{w('timesHint', { zone: timeZone() })}</p>
          </div>
          <Switch
            label={w('active')}
            hint={w(isTimed && !values.isActive ? 'activeOff' : 'activeHint')}
            checked={active.checked}
            onChange={(checked) => {
              setSwitched(true);
              active.onChange(checked);
            }}
          />
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
      {question && (
        <StartQuestion
          window={{ ...question.about, name: question.about.name.trim() || englishWords.defaultName }}
          confirmLabel={w(question.about.routePath === null ? 'saveAndClose' : 'saveAndCover')}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
      {guard.question}
    </>
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
