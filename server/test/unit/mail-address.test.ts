import { describe, expect, it } from '@jest/globals';
import { parseAddress } from '#kernel/text/address.js';
import { fc } from '../../../rules/test/support/property.js';

describe('a mail address', () => {
  it.each([
    ['ann@pond.example', 'ann@pond.example', 'ann@pond.example'],
    ['  Ann.Lee+quack@Pond.Example ', 'Ann.Lee+quack@pond.example', 'ann.lee+quack@pond.example'],
    ["o'duck@sub.pond.example", "o'duck@sub.pond.example", "o'duck@sub.pond.example"],
    ['root@localhost', 'root@localhost', 'root@localhost'],
    ['dana@ברווז.example', 'dana@xn--5dbiae1g.example', 'dana@xn--5dbiae1g.example'],
    ['x@Bücher.example', 'x@xn--bcher-kva.example', 'x@xn--bcher-kva.example'],
  ])('%s is taken as %s', (text, address, key) => {
    expect(parseAddress(text)).toEqual({ address, key });
  });

  it.each([
    ['nothing', ''],
    ['no @', 'ann.pond.example'],
    ['two @', 'ann@lee@pond.example'],
    ['nothing before the @', '@pond.example'],
    ['nothing after the @', 'ann@'],
    ['a line break', 'ann@pond.example\r\nBcc: all@pond.example'],
    ['a line break in the middle', 'ann\n@pond.example'],
    ['NUL', 'ann\u0000@pond.example'],
    ['a space', 'ann lee@pond.example'],
    ['a list', 'ann@pond.example,ben@pond.example'],
    ['a group', 'ducks:ann@pond.example,ben@pond.example;'],
    ['a name', 'Ann <ann@pond.example>'],
    ['a quoted local part', '"ann lee"@pond.example'],
    ['a comment', 'ann(duck)@pond.example'],
    ['dots side by side', 'ann..lee@pond.example'],
    ['a dot in front', '.ann@pond.example'],
    ['letters before the @ that not every server takes', 'דנה@pond.example'],
    ['a full-width @', 'ann＠pond.example'],
    ['a bare machine', 'ann@pond'],
    ['an IP address', 'ann@127.0.0.1'],
    ['an IP address in brackets', 'ann@[127.0.0.1]'],
    ['a hyphen in front of a label', 'ann@-pond.example'],
    ['an empty label', 'ann@pond..example'],
    ['a dot at the end', 'ann@pond.example.'],
    ['percent signs in the domain', 'ann@pond%2eexample'],
    ['an underscore in the domain', 'ann@my_pond.example'],
    ['an invisible character in the domain', 'ann@po\u200Bnd.example'],
    ['65 characters before the @', `${'a'.repeat(65)}@pond.example`],
    ['255 characters', `ann@${'pond.'.repeat(50)}x`],
    ['a label of 64 characters', `ann@${'a'.repeat(64)}.example`],
  ])('with %s is refused', (_, text) => {
    expect(parseAddress(text)).toBeNull();
  });

  it('never holds anything that could end a header or begin another recipient', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (before, after) => {
          const parsed = parseAddress(`${before}@${after}`);
          if (parsed) expect(parsed.address).toMatch(/^[!-~]{1,254}$/);
          if (parsed) expect(parsed.address).not.toMatch(/[\s,;:<>()[\]"\\]/);
        },
      ),
    );
  });

  it('stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const parsed = parseAddress(text);
        if (parsed) expect(parseAddress(parsed.address)).toEqual(parsed);
      }),
    );
  });
});
