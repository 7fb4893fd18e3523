import { useId, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/Dialog';
import { Stack } from '../../../ui/layout/Layout';
import { TabList, TabPanel } from '../../../ui/navigation/Tabs';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { NewsletterPreview } from './NewsletterPreview';
import { useEmailSubscriptionCountsQuery } from './Subscriptions.generated';
import type { useIssue } from './useIssue';
import { useMessages } from './useMessages';

interface IssueComposerProps {
  issue: ReturnType<typeof useIssue>;
  onClose: () => void;
}

/** Writes an issue with a preview, and asks for confirmation before it is sent to all subscribers. */
export function IssueComposer({ issue, onClose }: IssueComposerProps) {
  const t = useT();
  const w = useMessages();
  const formId = useId();
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  const { form, subject } = issue;
  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={onClose}
        title={w('compose')}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('states.cancel')}
            </Button>
            <Button type="submit" form={formId}>
              {w('review')}
            </Button>
          </>
        }
      >
        <form id={formId} {...form.form}>
          <Stack gap={5}>
            <FormProblem form={form} />
            <TextField
              label={w('subject')}
              hint={w('subjectHint')}
              dir="auto"
              autoComplete="off"
              required
              {...form.text('subject')}
            />
            <div>
              <TabList
                label={w('modes')}
                name="issue"
                selected={mode}
                onSelect={setMode}
                items={[
                  { id: 'write', label: w('writing') },
                  { id: 'preview', label: w('preview') },
                ]}
              />
              <div className={styles.panel}>
                <TabPanel name="issue" id={mode}>
                  {mode === 'write' ? (
                    <TextAreaField
                      label={w('body')}
                      hint={w('bodyHint')}
                      rows={12}
                      required
                      className={styles.area}
                      {...form.text('body')}
                    />
                  ) : (
                    <NewsletterPreview subject={subject} body={form.values.body} />
                  )}
                </TabPanel>
              </div>
            </div>
          </Stack>
        </form>
      </Dialog>
      {issue.isAsked && <Question issue={issue} />}
    </>
  );
}

function Question({ issue }: { issue: ReturnType<typeof useIssue> }) {
  const w = useMessages();
  // Recounted, because the number is part of the confirmation.
  const { data, loading } = useEmailSubscriptionCountsQuery({ fetchPolicy: 'network-only' });
  const count = loading ? null : data?.emailSubscriptionCounts.confirmed;
  const text = count === 0 ? w('sendNone') : count ? w('sendText', { count }) : loading ? '…' : w('sendUncounted');
  return (
    <ConfirmDialog
      open
      title={w('sendTitle', { subject: issue.subject })}
      text={text}
      confirmLabel={w('send')}
      busy={issue.isSending || loading}
      onConfirm={() => void issue.send()}
      onClose={issue.takeBack}
    />
  );
}

const styles = sheet({
  panel: { paddingBlockStart: '4' },
  area: { '& textarea': { fontFamily: 'mono', fontSize: 'sm', minHeight: '14rem' } },
});
