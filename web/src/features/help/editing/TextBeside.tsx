import { Columns2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Language } from '../../../i18n/languages';
import { Alert } from '../../../ui/feedback/Alert';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Muted } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { useEditingMessages } from './useEditingMessages';

interface OtherText {
  language: string;
  title: string;
  body: string;
}

interface TextBesideProps {
  /** The language of the text in the form; the other one is shown. */
  language: Language;
  /** Renders what reads the text in a language and passes it to `show`. Called only when it is shown. */
  read: (language: Language, show: (text: ReadText) => ReactNode) => ReactNode;
  /** The form. */
  children: ReactNode;
}

export interface ReadText {
  text: OtherText | null | undefined;
  hasFailed: boolean;
}

/** A form with a switch that shows the text of the other language beside it, to translate from. */
export function TextBeside({ language, read, children }: TextBesideProps) {
  const e = useEditingMessages();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const other: Language = language === 'en' ? 'he' : 'en';

  function show({ text, hasFailed }: ReadText): ReactNode {
    if (hasFailed) return <Alert tone="danger">{e('besideFailed')}</Alert>;
    if (text === undefined) return <Skeleton height="24rem" />;
    // Where a text doesn't exist in a language, it is read in another one.
    if (text?.language !== other) return <Muted>{e('besideMissing')}</Muted>;
    return (
      <div lang={other} dir={other === 'he' ? 'rtl' : 'ltr'} tabIndex={0} className={styles.text}>
        <p className={styles.title}>{text.title}</p>
        <div className={styles.body}>{text.body}</div>
      </div>
    );
  }

  return (
    <div className={isShown ? styles.pair : styles.single}>
      <div className={styles.form}>
        <Button
          size="sm"
          variant="outline"
          icon={Columns2}
          aria-expanded={isShown}
          aria-controls={id}
          className={styles.toggle}
          onClick={() => setShown(!isShown)}
        >
          {e(isShown ? 'hideBeside' : other === 'he' ? 'showHebrew' : 'showEnglish')}
        </Button>
        {children}
      </div>
      <section
        id={id}
        hidden={!isShown}
        className={styles.other}
        aria-label={e(other === 'he' ? 'hebrewText' : 'englishText')}
      >
        {isShown && read(other, show)}
      </section>
    </div>
  );
}

const styles = sheet({
  single: {},
  pair: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '6',
  },
  form: { minWidth: '0' },
  other: { height: 'full' },
  toggle: { marginBlockStart: { base: '6', md: '8' } },
  text: {
    // Stays in sight while the form is scrolled.
    position: { lg: 'sticky' },
    insetBlockStart: { lg: '4' },
    maxHeight: { lg: 'calc(100dvh - 2rem)' },
    overflowY: { lg: 'auto' },
    marginBlockStart: { lg: '8' },
    padding: '5',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  title: { fontSize: 'lg', fontWeight: 'bold', marginBlockEnd: '4' },
  body: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: 'mono',
    fontSize: 'sm',
  },
});
