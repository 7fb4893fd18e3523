import { Accordion } from '../../../../ui/layout/Accordion';
import { useFormats } from '../../../../i18n/I18nProvider';
import { useMessages } from '../messages';

export function SingleAccordion() {
  const w = useMessages();
  const formats = useFormats();
  return (
    <Accordion
      single
      items={[
        { id: 'nods', title: w('nods'), note: formats.number(1204), content: <p>{w('answerNods')}</p> },
        { id: 'pins', title: w('pins'), note: formats.number(87), content: <p>{w('answerPins')}</p> },
        { id: 'whispers', title: w('whispers'), note: formats.number(12), content: <p>{w('answerWhispers')}</p> },
      ]}
    />
  );
}
