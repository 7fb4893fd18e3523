export const conversationPath = (id: string): string => `/whispers/${id}`;

/** The path of a new whisper to these people. */
export const newWhisperPath = (handles: readonly string[]): string => {
  const to = handles.map((handle) => encodeURIComponent(handle)).join(',');
  return to === '' ? '/whispers/new' : `/whispers/new?to=${to}`;
};

/** History state with the recipients, so that an existing conversation opens at once. */
export const fromProfile = { fromProfile: true };
