import { describe, expect, it } from '@jest/globals';
import { tokensOf } from '../../src/features/catalog/highlight';
import { asWritten } from '../../src/features/catalog/sample-code';

describe('The code of a sample', () => {
  it('is cut into parts that make the same code together', () => {
    const code = "import { A } from './a';\n// It's so\nconst b = `x ${A} y` + \"z\"; /* end";

    expect(
      tokensOf(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('tells strings, comments, keywords and components apart', () => {
    const tokens = tokensOf("return <Card name='it' /> // so");

    expect(tokens.filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'keyword', text: 'return' },
      { kind: 'component', text: 'Card' },
      { kind: 'text', text: "'it'" },
      { kind: 'comment', text: '// so' },
    ]);
  });

  it('imports from where a feature would', () => {
    expect(asWritten("import { Button } from '../../../../ui/Button';\n")).toBe(
      "import { Button } from '../../ui/Button';",
    );
  });
});
