import { useFormats } from '../../../i18n/I18nProvider';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { useMessages } from './useMessages';
import { stateOf, type WindowTimes } from './window-state';
import { useNow } from '../../../ui/text/useNow';

interface StartQuestionProps {
  window: WindowTimes & { name: string };
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms that a window is turned on: what it closes, for whom, and until when. */
export function StartQuestion({ window, ...rest }: StartQuestionProps) {
  const w = useMessages();
  const { routePath, name } = window;
  return (
    <ConfirmDialog
      open
      danger={routePath === null}
      title={w('startTitle', { name })}
      text={useConsequence({ ...window, isActive: true })}
      {...rest}
    />
  );
}

function useConsequence(window: WindowTimes): string {
  const w = useMessages();
  const formats = useFormats();
  const { routePath, startsAt, endsAt } = window;
  const moment = (instant: string | null) => (instant === null ? '' : formats.moment(new Date(instant)));
  const state = stateOf(window, useNow());
  if (state === 'scheduled') return w('startLater', { start: moment(startsAt) });
  if (state === 'over') return w('startOver');
  const closed = routePath === null ? w('startSite') : w('startPage', { path: routePath });
  return `${closed} ${endsAt === null ? w('untilStopped') : w('untilEnd', { end: moment(endsAt) })}`;
}
