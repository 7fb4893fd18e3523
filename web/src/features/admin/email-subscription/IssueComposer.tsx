import { useId, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { timeZone } from '../../../forms/local-time';
import { MarkdownArea } from '../../../forms/markdown/MarkdownArea';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { SegmentedControl } from '../../../ui/form/Choices';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/Dialog';
import { Stack } from '../../../ui/layout/Layout';
import { TabList, TabPanel } from '../../../ui/navigation/Tabs';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { NewsletterPreview } from './NewsletterPreview';
import { useNewsletterRecipientsQuery } from './Newsletters.generated';
import type { Issue } from './useIssue';
import { useMessages } from './useMessages';

interface IssueComposerProps {
  issue: Issue;
  onClose: () => void;
}

/** Writes an issue with a preview, and asks for confirmation before it is sent or scheduled. */
export function IssueComposer({ issue, onClose }: IssueComposerProps) {
  const t = useT();
  const w = useMessages();
  const formId = useId();
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  const { form, subject, body, language } = issue;
  const { values } = form;
  const guard = useLeaveGuard({ isDirty: form.isDirty, submitting: issue.isSending, hasDraft: true });
  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={onClose}
        title={w(issue.isScheduled ? 'editIssue' : 'compose')}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('states.cancel')}
            </Button>
            <Button
              variant="outline"
              loading={issue.isTesting}
              disabled={subject === '' || body.trim() === ''}
              onClick={() => void issue.test()}
            >
              {w('sendTest')}
            </Button>
            <Button type="submit" form={formId}>
              {w(values.when === 'now' ? 'review' : 'reviewSchedule')}
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
                    <MarkdownArea
                      label={w('body')}
                      hint={w('bodyHint')}
                      rows={12}
                      required
                      className={styles.area}
                      {...form.text('body')}
                    />
                  ) : (
                    <NewsletterPreview subject={subject} body={body} language={language} />
                  )}
                </TabPanel>
              </div>
            </div>
            <SelectField
              label={w('recipients')}
              hint={w('recipientsHint')}
              options={[
                { value: 'all', label: w('everyone') },
                { value: 'en', label: w('englishReaders') },
                { value: 'he', label: w('hebrewReaders') },
              ]}
              {...form.text('language')}
            />
            {!issue.isScheduled && (
              <SegmentedControl
                legend={w('when')}
                options={[
                  { value: 'now', label: w('now') },
                  { value: 'later', label: w('later') },
                ]}
                value={values.when}
                onChange={(when) => form.set('when', when)}
              />
            )}
            {values.when === 'later' && (
              <TextField
                label={w('sendAt')}
                hint={w('zone', { zone: timeZone() })}
                type="datetime-local"
                required
                {...form.text('sendAt')}
              />
            )}
          </Stack>
        </form>
      </Dialog>
      {issue.isAsked && <Question issue={issue} />}
      {guard.question}
    </>
  );
}

function Question({ issue }: { issue: Issue }) {
  const w = useMessages();
  const formats = useFormats();
  const { subject, language, sendAt, isScheduled } = issue;
  // Recounted, because the number is part of the confirmation.
  const { data, loading } = useNewsletterRecipientsQuery({ variables: { language }, fetchPolicy: 'network-only' });
  const count = loading ? undefined : data?.newsletterRecipients;
  const time = sendAt === null ? '' : formats.moment(new Date(sendAt));

  function text(): string {
    if (loading) return '…';
    if (sendAt === null) {
      if (count === 0) return w('sendNone');
      return count === undefined ? w('sendUncounted') : w('sendText', { count });
    }
    return count === undefined ? w('scheduleUncounted', { time }) : w('scheduleText', { time, count });
  }

  return (
    <ConfirmDialog
      open
      title={w(sendAt === null ? 'sendTitle' : 'scheduleTitle', { subject })}
      text={text()}
      confirmLabel={w(sendAt === null ? 'send' : isScheduled ? 'save' : 'schedule')}
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
