/** What the composer says about the language of a quack. */
export const en = {
  tool: '{code}, language: {language}',
  unknownTool: 'Language',
  menu: 'Language of this quack',
  unknown: 'not known yet',
  recognize: 'Detect language',
  recognizeHint: 'From what you write',
  more: 'More languages',
} as const;
