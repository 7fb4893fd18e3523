export const en = {
  followersOnly: 'Only followers can open it',
  copyText: 'Copy text',
  textCopied: 'Text copied',
  copyTextFailed: "The text couldn't be copied",
  onlyYou: 'Only you see your pins',
  follow: 'Follow @{handle}',
  unfollow: 'Unfollow @{handle}',
  withdraw: 'Withdraw request to @{handle}',
  whisper: 'Whisper about it',
  openProfile: 'Open profile',
} as const;
