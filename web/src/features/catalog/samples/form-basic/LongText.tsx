import { useState } from 'react';
import { Row } from '../../../../ui/layout/Layout';
import { Ring } from '../../../../ui/feedback/Ring';
import { TextAreaField } from '../../../../ui/form/TextField';
import { useMessages } from '../messages';

const LIMIT = 300;

export function LongText() {
  const w = useMessages();
  const [text, setText] = useState(w('heronBio'));
  return (
    <>
      <TextAreaField label={w('bio')} value={text} onChange={(event) => setText(event.target.value)} />
      <Row justify="end">
        <Ring count={[...text].length} limit={LIMIT} />
      </Row>
    </>
  );
}
