export const forms = {
  required: 'Please fill this in.',
  handle: '3 to 30 letters (a to z), digits, - or _.',
  email: 'This does not look like an email address.',
  passwordShort: { one: 'At least {count} character.', other: 'At least {count} characters.' },
  tooLong: { one: 'At most {count} character.', other: 'At most {count} characters.' },
  different: 'The two passwords differ.',
  website: 'An address such as https://example.com.',
  complaints: { one: '{count} field needs another look.', other: '{count} fields need another look.' },
} as const;
