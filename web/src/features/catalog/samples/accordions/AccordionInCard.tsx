import { Accordion } from '../../../../ui/layout/Accordion';
import { Card } from '../../../../ui/layout/Card';
import { useMessages } from '../messages';

export function AccordionInCard() {
  const w = useMessages();
  return (
    <Card padding="none">
      <Accordion
        flush
        items={[
          { id: 'nods', title: w('questionNods'), content: <p>{w('answerNods')}</p> },
          { id: 'pins', title: w('questionPins'), content: <p>{w('answerPins')}</p> },
        ]}
      />
    </Card>
  );
}
