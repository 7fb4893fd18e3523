// The part of curl that the examples of the documentation use. An option that it lacks fails the example.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    form: { type: 'string', short: 'F', multiple: true },
  },
});

/** As `-F` has it: `name=text`, or `name=@file`, whose type curl guesses from its name. */
function formOf(fields) {
  const form = new FormData();
  for (const field of fields) {
    const [, name, value] = /^([^=]+)=([^]*)$/.exec(field);
    if (value.startsWith('@')) {
      const type = value.endsWith('.png') ? 'image/png' : 'application/octet-stream';
      form.set(name, new Blob([readFileSync(value.slice(1))], { type }), value.slice(1));
    } else form.set(name, value);
  }
  return form;
}

const body = values.form ? formOf(values.form) : values.data;
const [url] = positionals;
const answer = await fetch(url, {
  method: body === undefined ? 'GET' : 'POST',
  headers: values.header.map((line) => line.split(/:\s*([^]*)/, 2)),
  body,
});
process.stdout.write(await answer.text());
