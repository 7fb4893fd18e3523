export type TokenKind = 'plain' | 'comment' | 'text' | 'keyword' | 'component';

export interface Token {
  kind: TokenKind;
  text: string;
}

const kinds: readonly (readonly [TokenKind, RegExp])[] = [
  ['comment', /^(?:\/\*[^]*?\*\/|\/\/[^\n]*)/],
  ['text', /^(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`)/],
  [
    'keyword',
    /^(?:import|export|from|type|interface|function|const|let|return|if|else|as|async|await|new|true|false|null|undefined|void|typeof|satisfies|for|of)\b/,
  ],
  ['component', /^(?:[A-Z]\w*)/],
  ['plain', /^(?:\w+|\s+|[^\w\s])/],
];

/** Splits code into tokens for highlighting. Sufficient for the TypeScript of the samples. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  for (let rest = code; rest !== '';) {
    const [kind, text] = next(rest);
    const last = tokens.at(-1);
    if (last?.kind === kind) last.text += text;
    else tokens.push({ kind, text });
    rest = rest.slice(text.length);
  }
  return tokens;
}

function next(code: string): [TokenKind, string] {
  for (const [kind, pattern] of kinds) {
    const text = pattern.exec(code)?.[0];
    if (text) return [kind, text];
  }
  return ['plain', code];
}
