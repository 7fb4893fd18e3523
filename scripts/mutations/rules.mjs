// Breaks of the rules that server and client share.

const guard = (file) => [{ workspace: 'rules', files: [`test/${file}.test.ts`] }];

/** @type {import('./break.mjs').Break[]} */
export const rulesBreaks = [
  {
    name: 'A post may be one character longer than its limit',
    file: 'rules/src/post-text.ts',
    find: 'if (measure.weightedLength > MAX_POST_GRAPHEMES) {',
    put: 'if (measure.weightedLength > MAX_POST_GRAPHEMES + 1) {',
    guards: guard('post-text'),
  },
  {
    name: 'The full stop of a sentence is a part of the link before it',
    file: 'rules/src/text-links.ts',
    find: 'while (end > start && SENTENCE_ENDS.includes(content.charAt(end - 1))) end -= 1;',
    put: '',
    guards: guard('text-entities'),
  },
  {
    name: 'The sign of a content warning has no accessible label',
    file: 'rules/src/post-markup.ts',
    find: "['span', 'sign', { role: 'img', 'aria-label': label }, sign],",
    put: "['span', 'sign', { role: 'img' }, sign],",
    guards: guard('post-markup'),
  },
  {
    name: 'Two of something are counted in the words for many',
    file: 'rules/src/messages.ts',
    find: "category === 'one' || category === 'two' || category === 'many'",
    put: "category === 'one' || category === 'many'",
    guards: guard('messages'),
  },
];
