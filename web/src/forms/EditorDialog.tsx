import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/I18nProvider';
import { Button } from '../ui/form/Button';
import { Stack } from '../ui/layout/Layout';
import { Dialog } from '../ui/overlay/Dialog';
import { FormProblem } from './FormProblem';
import { useLeaveGuard } from './leaving/useLeaveGuard';
import type { useForm } from './useForm';

export interface EditorDialogProps {
  title: string;
  form: Parameters<typeof FormProblem>[0]['form'] & Pick<ReturnType<typeof useForm>, 'form' | 'submitting' | 'isDirty'>;
  saveLabel: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog around a form that creates or edits something; asks before unsaved changes are lost. */
export function EditorDialog({ title, form, saveLabel, onClose, children }: EditorDialogProps) {
  const t = useT();
  const formId = useId();
  const guard = useLeaveGuard(form);
  const close = () => guard.leave(onClose);
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {t('states.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={form.submitting}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <form id={formId} {...form.form}>
          <Stack>
            <FormProblem form={form} />
            {children}
          </Stack>
        </form>
      </Dialog>
      {guard.question}
    </>
  );
}
