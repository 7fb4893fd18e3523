export const forms = {
  required: 'Fill in this field.',
  handle: 'Use 3 to 30 letters (a to z), digits, - or _.',
  email: 'Enter a valid email address.',
  passwordShort: { one: 'At least {count} character.', other: 'At least {count} characters.' },
  tooLong: { one: 'At most {count} character.', other: 'At most {count} characters.' },
  different: "The passwords don't match.",
  website: 'Enter an address like https://example.com.',
  complaints: { one: 'Please check {count} field.', other: 'Please check {count} fields.' },
} as const;
