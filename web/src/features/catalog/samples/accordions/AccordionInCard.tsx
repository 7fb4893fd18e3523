import { Accordion } from '../../../../ui/Accordion';
import { Card } from '../../../../ui/Card';
import { useWords } from '../words';

export function AccordionInCard() {
  const w = useWords();
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
