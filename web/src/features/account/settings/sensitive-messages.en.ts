export const en = {
  legend: 'Sensitive pictures and videos',
  BLUR: 'Blur',
  hintBLUR: 'Covered until you choose to see them.',
  HIDE: 'Hide',
  hintHIDE: 'A line instead, with a way to see them.',
  SHOW: 'Show',
  hintSHOW: 'Like any other picture or video.',
} as const;
