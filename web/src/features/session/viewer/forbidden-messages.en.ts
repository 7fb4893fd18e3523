export const en = {
  title: 'Not allowed',
  heading: "You don't have access to this page",
  text: 'If you think you should, ask an administrator.',
  back: 'Back to home',
} as const;
