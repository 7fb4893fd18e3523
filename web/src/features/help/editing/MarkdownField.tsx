import { useState } from 'react';
import { useDebouncedValue } from '../../../forms/useDebouncedValue';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Muted } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { TabList, TabPanel } from '../../../ui/navigation/Tabs';
import { MarkdownArea } from '../../../forms/markdown/MarkdownArea';
import type { TextAreaFieldProps } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { Article } from '../../../ui/text/Article';
import { useMessages } from '../useMessages';
import { useHelpPreviewQuery } from './Editing.generated';
import { usePictures } from './usePictures';

const PAUSE_MS = 300;

interface MarkdownFieldProps extends Omit<TextAreaFieldProps, 'value'> {
  value: string;
  language: string;
}

/** A Markdown field with a toolbar and a preview; the server renders both the same way. */
export function MarkdownField({ value, language, ...field }: MarkdownFieldProps) {
  const w = useMessages();
  const { pictures, dialog } = usePictures();
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  return (
    <div className={styles.root}>
      <TabList
        label={w('modes')}
        name="markdown"
        selected={mode}
        onSelect={setMode}
        items={[
          { id: 'write', label: w('writing') },
          { id: 'preview', label: w('preview') },
        ]}
      />
      <TabPanel name="markdown" id={mode}>
        {mode === 'write' ? (
          <MarkdownArea
            rows={20}
            {...field}
            value={value}
            hint={w('bodyHint')}
            pictures={pictures}
            className={styles.area}
          />
        ) : (
          <Preview body={value} language={language} />
        )}
      </TabPanel>
      {dialog}
    </div>
  );
}

function Preview({ body, language }: { body: string; language: string }) {
  const t = useT();
  const w = useMessages();
  const debounced = useDebouncedValue(body, PAUSE_MS);
  const { data, error } = useHelpPreviewQuery({ variables: { body: debounced }, fetchPolicy: 'no-cache' });
  if (error) return <Muted role="alert">{errorMessage(error, t, w('previewFailed'))}</Muted>;
  if (!data) return <Skeleton height="20rem" />;
  if (data.helpPreview.bodyHtml === '') return <Muted>{w('previewEmpty')}</Muted>;
  return (
    <div className={styles.preview}>
      <Article html={data.helpPreview.bodyHtml} language={language} />
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '4' },
  area: { '& textarea': { fontFamily: 'mono', fontSize: 'sm', minHeight: '24rem' } },
  preview: {
    minHeight: '24rem',
    padding: '5',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
});
