export const en = {
  keep: 'Keep my place here',
  kept: 'Your place is kept here',
  keepFailed: "Your place couldn't be kept",
} as const;
