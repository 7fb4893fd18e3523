export const en = {
  // What the server says where an administrator said nothing, so that it can be told in another language.
  defaultName: 'System Maintenance',
  defaultMessage: 'We are currently performing maintenance to improve your experience. Please check back soon.',
  resumes: "This page continues as soon as we're done. What you've written is safe.",
  until: 'Expected to end {moment}',
  elsewhere: 'Go elsewhere',
  administrator: 'Sign in as an administrator',
  unreachable: 'Unable to connect to the server',
  unreachableText: "We'll keep trying, and this goes away as soon as the server responds. What you've written is safe.",
  tryNow: 'Try now',
  banner: 'Maintenance',
  bannerSite: '“{name}” is active: only administrators have access.',
  bannerPage: '“{name}” is active on {path}: only administrators can see this page.',
  manage: 'Manage',
} as const;
