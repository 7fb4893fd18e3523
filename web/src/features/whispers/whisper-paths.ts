export const conversationPath = (id: string): string => `/whispers/${id}`;

/** The address of a new whisper to these people. */
export const newWhisperPath = (handles: readonly string[]): string => {
  const to = handles.map((handle) => encodeURIComponent(handle)).join(',');
  return to === '' ? '/whispers/new' : `/whispers/new?to=${to}`;
};

/** The state of a step that already knows whom it is about: an old conversation with them opens at once. */
export const fromProfile = { fromProfile: true };
