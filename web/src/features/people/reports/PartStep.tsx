import { useFormats } from '../../../i18n/I18nProvider';
import { RadioCards } from '../../../ui/form/Choices';
import { Muted } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { useReportMessages } from './messages';
import { Picks } from './Picks';
import { QuacksOfPerson } from './QuacksOfPerson';
import type { ReportedMedia, ReportedWhisper, ReportSubject } from './report-dialog';
import { MAX_WHISPERS, type ReportDraft } from './report-draft';
import { StepProblem } from './StepProblem';

interface PartStepProps {
  subject: ReportSubject;
  draft: ReportDraft;
  complaint: string | null;
  onChange: (next: Partial<ReportDraft>) => void;
}

/** What exactly it is about: one picture, some quacks of a person, or some whispers. */
export function PartStep({ subject, draft, complaint, onChange }: PartStepProps) {
  switch (subject.kind) {
    case 'POST':
      return <PicturePart media={subject.media} chosen={draft.mediaId} onChange={(mediaId) => onChange({ mediaId })} />;
    case 'PERSON':
      return <PersonPart handle={subject.person.handle} draft={draft} onChange={onChange} />;
    case 'WHISPERS':
      return (
        <WhisperPart
          whispers={subject.whispers}
          chosen={draft.whisperIds}
          complaint={complaint}
          onChange={(whisperIds) => onChange({ whisperIds })}
        />
      );
  }
}

/** The value of the choice that no picture has. */
const WHOLE = 'whole';

interface PicturePartProps {
  media: readonly ReportedMedia[];
  chosen: string | null;
  onChange: (mediaId: string | null) => void;
}

function PicturePart({ media, chosen, onChange }: PicturePartProps) {
  const w = useReportMessages();
  return (
    <RadioCards
      legend={w('partPOST')}
      hideLegend
      stacked
      value={chosen ?? WHOLE}
      onChange={(value) => onChange(value === WHOLE ? null : value)}
      options={[
        { value: WHOLE, label: w('wholeQuack'), hint: w('wholeQuackHint') },
        ...media.map(({ id, kind, altText, thumbnailUrl }, index) => ({
          value: id,
          label: w(kind === 'VIDEO' ? 'video' : 'picture', { place: index + 1, count: media.length }),
          ...(altText && { hint: altText }),
          ...(thumbnailUrl && { image: thumbnailUrl }),
        })),
      ]}
    />
  );
}

function PersonPart({ handle, draft, onChange }: Omit<PartStepProps, 'subject' | 'complaint'> & { handle: string }) {
  const w = useReportMessages();
  return (
    <>
      <RadioCards
        legend={w('partPERSON')}
        hideLegend
        value={draft.isProfile ? 'profile' : 'acts'}
        onChange={(value) => onChange({ isProfile: value === 'profile' })}
        options={[
          { value: 'acts', label: w('whatTheyDo') },
          { value: 'profile', label: w('theirProfile'), hint: w('theirProfileHint') },
        ]}
      />
      {!draft.isProfile && (
        <QuacksOfPerson handle={handle} chosen={draft.postIds} onChange={(postIds) => onChange({ postIds })} />
      )}
    </>
  );
}

interface WhisperPartProps {
  whispers: readonly ReportedWhisper[];
  chosen: readonly string[];
  complaint: string | null;
  onChange: (whisperIds: string[]) => void;
}

function WhisperPart({ whispers, chosen, complaint, onChange }: WhisperPartProps) {
  const w = useReportMessages();
  const formats = useFormats();
  return (
    <>
      <StepProblem>{complaint}</StepProblem>
      <Picks
        legend={w('whispersHint')}
        picks={whispers.map(({ id, content, createdAt }) => ({
          id,
          label: (
            <span dir="auto" className={styles.words}>
              {content}
            </span>
          ),
          hint: formats.moment(new Date(createdAt)),
        }))}
        chosen={chosen}
        max={MAX_WHISPERS}
        onChange={onChange}
      />
      {chosen.length >= MAX_WHISPERS && <Muted role="status">{w('whispersFull', { count: MAX_WHISPERS })}</Muted>}
    </>
  );
}

const styles = sheet({ words: { display: 'block', lineClamp: '3', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });
