export const en = {
  title: 'Not allowed',
  heading: 'These reeds are closed to you',
  text: 'Your account may not open this page. If you think it should, ask an administrator.',
  back: 'Back to the start',
} as const;
