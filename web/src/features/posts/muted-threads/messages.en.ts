/** What the menu of a quack says about its conversation. */
export const en = {
  mute: 'Mute conversation',
  muteHint: 'No notifications of replies and mentions in it',
  unmute: 'Unmute conversation',
  muted: 'Conversation muted',
  unmuted: 'Conversation unmuted',
  muteFailed: 'Failed to mute the conversation',
  unmuteFailed: 'Failed to unmute the conversation',
  undo: 'Undo',
} as const;
