import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { graphemeCount } from '@mallard/server/post-text';
import { FormProblem } from '../../../forms/FormProblem';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextAreaField } from '../../../ui/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/toast';
import { useMediaWords } from '../useMediaWords';
import type { Attached } from './attached';
import { useUpdateMediaMutation } from './Media.generated';

const MAX_ALT_TEXT = 1_500;
/** Counting graphemes of more than this has no use: the limit is far behind. */
const LONGEST_COUNTED = 20_000;

/** What was typed and not saved, by the picture: a slip of Escape or of the finger loses no words. */
const unsaved = new Map<string, string>();

interface AltDialogProps {
  item: Attached;
  onSaved: (altText: string) => void;
  onClose: () => void;
}

/** Asks what is to be seen in a picture or video, beside it. */
export function AltDialog({ item, onSaved, onClose }: AltDialogProps) {
  const t = useT();
  const w = useMediaWords();
  const [text, setText] = useState(() => unsaved.get(item.id) ?? item.altText);
  const [problem, setProblem] = useState<string | null>(null);
  const [update, { loading }] = useUpdateMediaMutation();
  const count = text.length > LONGEST_COUNTED ? text.length : graphemeCount(text.trim());
  const isTooLong = count > MAX_ALT_TEXT;

  async function save() {
    if (isTooLong || loading) return;
    setProblem(null);
    try {
      const { data } = await update({ variables: { id: item.id, altText: text } });
      onSaved(data?.updateMedia.altText ?? text);
      giveUp();
    } catch (error) {
      const words = errorMessage(error, t, w('altFailed'));
      setProblem(words);
      toast.error(words);
    }
  }

  function type(next: string) {
    unsaved.set(item.id, next);
    setText(next);
    setProblem(null);
  }

  function giveUp() {
    unsaved.delete(item.id);
    onClose();
  }

  return (
    <Dialog
      open
      title={w('altTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={giveUp}>
            {w('cancel')}
          </Button>
          <Button loading={loading} disabled={isTooLong} onClick={() => void save()}>
            {w('save')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {item.kind === 'VIDEO' ? (
          <video
            src={item.url}
            poster={item.thumbnailUrl ?? undefined}
            controls
            playsInline
            className={styles.picture}
          />
        ) : (
          <img src={item.url} alt="" className={styles.picture} />
        )}
        <TextAreaField
          label={w('altField')}
          hint={w('altHint')}
          error={isTooLong ? w('altTooLong', { max: MAX_ALT_TEXT }) : undefined}
          value={text}
          rows={4}
          readOnly={loading}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void save();
          }}
        />
        <p className={styles.count}>{w('altCount', { count, max: MAX_ALT_TEXT })}</p>
        <FormProblem form={{ message: problem, complaintCount: 0 }}>
          <p>{t('posts.kept')}</p>
          <Button variant="outline" size="sm" icon={RotateCcw} onClick={() => void save()}>
            {t('states.retry')}
          </Button>
        </FormProblem>
      </div>
    </Dialog>
  );
}

const styles = sheet({
  body: { display: 'grid', gap: '3' },
  picture: {
    display: 'block',
    maxWidth: 'full',
    maxHeight: '16rem',
    marginInline: 'auto',
    borderRadius: 'control',
    bg: 'bg.sunken',
  },
  count: {
    textAlign: 'end',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    marginBlockStart: '-2',
  },
});
