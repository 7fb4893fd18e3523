import { useState } from 'react';
import { Row } from '../../../../ui/Layout';
import { Ring } from '../../../../ui/Ring';
import { TextAreaField } from '../../../../ui/TextField';
import { useWords } from '../words';

const LIMIT = 300;

export function LongText() {
  const w = useWords();
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
