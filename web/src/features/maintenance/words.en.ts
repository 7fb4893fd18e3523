export const en = {
  // What the server says where an administrator said nothing, so that it can be told in another language.
  defaultName: 'System Maintenance',
  defaultMessage: 'We are currently performing maintenance to improve your experience. Please check back soon.',
  resumes: 'This page goes on by itself as soon as we are done. What you have written is kept.',
  until: 'Expected to end {moment}',
  elsewhere: 'Go somewhere else',
  administrator: 'Sign in as an administrator',
  unreachable: 'Unable to connect to the server',
  unreachableText:
    'We keep trying, and this goes away by itself as soon as the server answers. What you have written is kept.',
  tryNow: 'Try now',
  banner: 'Maintenance',
  bannerSite: '“{name}” is in force: only administrators get in.',
  bannerPage: '“{name}” is in force on {path}: only administrators see this page.',
  manage: 'Manage',
} as const;
