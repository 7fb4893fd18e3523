import { useState } from 'react';
import { useDebouncedValue } from '../../../forms/useDebouncedValue';
import { errorMessage } from '../../../graphql/error-messages';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SegmentedControl } from '../../../ui/form/Choices';
import { Muted, Row, Stack } from '../../../ui/layout/Layout';
import { MailFrame } from '../../../ui/text/MailFrame';
import { sheet } from '../../../ui/theme/sheet';
import { useNewsletterMailQuery } from './Newsletters.generated';
import { useMessages } from './useMessages';

const PAUSE_MS = 300;

interface NewsletterPreviewProps {
  subject: string;
  body: string;
  /** Of the recipients; null for all, each of whom gets the email in their own. */
  language: string | null;
}

/** An issue as its email, by what sends it, in each form and language. */
export function NewsletterPreview({ subject, body, language }: NewsletterPreviewProps) {
  const t = useT();
  const w = useMessages();
  const viewer = useLanguage().language;
  const [part, setPart] = useState<'html' | 'text'>('html');
  const [chosen, setChosen] = useState<'en' | 'he'>(viewer);
  const issue = useDebouncedValue(JSON.stringify({ subject, body }), PAUSE_MS);
  const { data, previousData, error } = useNewsletterMailQuery({
    variables: { ...(JSON.parse(issue) as { subject: string; body: string }), language: language ?? chosen },
    fetchPolicy: 'no-cache',
  });
  const mail = (data ?? previousData)?.newsletterMail;
  return (
    <Stack gap={3}>
      <Row gap={3} wrap>
        <SegmentedControl
          legend={w('part')}
          hideLegend
          options={[
            { value: 'html', label: w('partHtml') },
            { value: 'text', label: w('partText') },
          ]}
          value={part}
          onChange={setPart}
        />
        {language === null && (
          <SegmentedControl
            legend={w('previewLanguage')}
            hideLegend
            options={[
              { value: 'en', label: w('english') },
              { value: 'he', label: w('hebrew') },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Row>
      {error ? (
        <Muted role="alert">{errorMessage(error, t, w('previewFailed'))}</Muted>
      ) : !mail ? (
        <Skeleton height="24rem" />
      ) : part === 'html' ? (
        <MailFrame title={w('previewOf')} html={mail.html} />
      ) : (
        <pre dir="auto" className={styles.text}>
          {mail.text}
        </pre>
      )}
    </Stack>
  );
}

const styles = sheet({
  text: {
    margin: '0',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    bg: 'bg.sunken',
    fontFamily: 'mono',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  },
});
