export const en = {
  title: 'Reply',
  formLabel: 'Reply to {name}',
  placeholder: 'Write your reply',
  send: 'Reply',
  posted: 'Reply posted successfully!',
} as const;
