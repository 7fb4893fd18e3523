import { Accordion } from '../../../../ui/layout/Accordion';
import { useMessages } from '../messages';

export function PlainAccordion() {
  const w = useMessages();
  return (
    <Accordion
      open={['nods']}
      items={[
        { id: 'nods', title: w('questionNods'), content: <p>{w('answerNods')}</p> },
        { id: 'pins', title: w('questionPins'), content: <p>{w('answerPins')}</p> },
        { id: 'whispers', title: w('questionWhispers'), content: <p>{w('answerWhispers')}</p> },
      ]}
    />
  );
}
