import { UNDO_SECONDS } from '@mallard/rules/drafts';
import { SegmentedControl } from '../../../ui/form/Choices';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { usePreferences } from '../../session/preferences/usePreferences';
import { useUndoMessages } from './undo-messages';

/** How long new posts can be undone before they leave. Saved at once. */
export function UndoChoice({ preferred }: { preferred: number }) {
  const w = useUndoMessages();
  const { choose } = usePreferences();
  return (
    <Stack gap={3}>
      <SegmentedControl
        legend={w('setting')}
        value={String(preferred)}
        onChange={(seconds) => choose({ undoSeconds: Number(seconds) })}
        options={UNDO_SECONDS.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? w('off') : w('seconds', { seconds }),
        }))}
      />
      <Muted>{w('settingHint')}</Muted>
    </Stack>
  );
}
