export const en = {
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  link: 'Link',
  code: 'Code',
  picture: 'Picture',
} as const;
