import { graphemeCount } from '@mallard/rules/text-length';
import { useT } from '../../../i18n/I18nProvider';
import { Checkbox } from '../../../ui/form/Checkbox';
import { TextAreaField } from '../../../ui/form/TextField';
import { Muted } from '../../../ui/layout/Layout';
import { useReportMessages } from './messages';
import { MAX_COMMENT, type ReportDraft } from './report-draft';

interface CommentStepProps {
  handle: string;
  draft: ReportDraft;
  complaint: 'missing' | 'tooLong' | null;
  onChange: (next: Partial<ReportDraft>) => void;
}

/** What there is to add, and whether it may be illegal. */
export function CommentStep({ handle, draft, complaint, onChange }: CommentStepProps) {
  const t = useT();
  const w = useReportMessages();
  const left = MAX_COMMENT - graphemeCount(draft.comment.trim());
  const tooLong = left < 0 ? t('states.charactersOver', { count: -left }) : null;
  return (
    <>
      <TextAreaField
        label={w('commentLabel')}
        name="comment"
        optional={draft.category !== 'OTHER'}
        value={draft.comment}
        error={complaint === 'missing' ? w('commentNeeded') : tooLong}
        hint={tooLong ? undefined : t('states.charactersLeft', { count: left })}
        onChange={({ target }) => onChange({ comment: target.value })}
      />
      <Checkbox
        label={w('illegal')}
        hint={w('illegalHint')}
        checked={draft.isIllegal}
        onChange={(isIllegal) => onChange({ isIllegal })}
      />
      <Muted>{w('untold', { handle })}</Muted>
    </>
  );
}
