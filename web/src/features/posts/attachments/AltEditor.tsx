import { graphemeCount } from '@mallard/rules/text-length';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { TextAreaField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { useMediaMessages } from '../media/useMediaMessages';
import type { Attached } from './attached';
import { useUpdateMediaMutation } from './Media.generated';
import { isForInputMethod } from '../../../ui/form/input-method';

const MAX_ALT_TEXT = 1_500;
/** Longer texts are not counted exactly, because they are far over the limit. */
const MAX_COUNTED = 20_000;

/** Unsaved descriptions by media id, so that closing by accident loses nothing. */
const unsaved = new Map<string, string>();

interface AltEditorProps {
  item: Attached;
  /** "picture 2". */
  name: string;
  onSaved: (altText: string) => void;
  onClose: () => void;
}

/** Edits the description of a picture or video, below the pictures. Leaving it by Escape keeps what was typed. */
export function AltEditor({ item, name, onSaved, onClose }: AltEditorProps) {
  const t = useT();
  const w = useMediaMessages();
  const [text, setText] = useState(() => unsaved.get(item.id) ?? item.altText);
  const [problem, setProblem] = useState<string | null>(null);
  const [update, { loading }] = useUpdateMediaMutation();
  const count = text.length > MAX_COUNTED ? text.length : graphemeCount(text.trim());
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
    <div
      role="group"
      aria-label={`${w('altTitle')}: ${name}`}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isForInputMethod(event.nativeEvent)) return;
        // Not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {item.kind === 'VIDEO' && (
        <video src={item.url} poster={item.thumbnailUrl ?? undefined} controls playsInline className={styles.video} />
      )}
      <TextAreaField
        label={`${w('altField')} (${name})`}
        hint={w('altHint')}
        error={isTooLong ? w('altTooLong', { max: MAX_ALT_TEXT }) : undefined}
        value={text}
        rows={2}
        autoFocus
        readOnly={loading}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isForInputMethod(event.nativeEvent)) return;
          event.preventDefault();
          void save();
        }}
      />
      <FormProblem form={{ message: problem, complaintCount: 0 }}>
        <p>{t('posts.kept')}</p>
        <Button variant="outline" size="sm" icon={RotateCcw} onClick={() => void save()}>
          {t('states.retry')}
        </Button>
      </FormProblem>
      <div className={styles.foot}>
        <span className={styles.count}>{w('altCount', { count, max: MAX_ALT_TEXT })}</span>
        <Button variant="ghost" size="sm" onClick={giveUp}>
          {w('cancel')}
        </Button>
        <Button size="sm" variant="outline" loading={loading} disabled={isTooLong} onClick={() => void save()}>
          {w('save')}
        </Button>
      </div>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'grid',
    gap: '3',
    marginBlockEnd: '2',
    padding: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    bg: 'bg.sunken',
  },
  video: { display: 'block', maxWidth: 'full', maxHeight: '12rem', marginInline: 'auto', borderRadius: 'control' },
  foot: { display: 'flex', alignItems: 'center', gap: '2' },
  count: { flex: '1', fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
