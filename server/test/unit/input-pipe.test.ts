import 'reflect-metadata';
import { expect, it, jest } from '@jest/globals';
import { Type } from 'class-transformer';
import { getMetadataStorage, IsOptional, IsString, ValidateNested } from 'class-validator';
import { inputPipe } from '#kernel/request/input.pipe.js';

class Inner {
  @IsString({ message: 'word must be a string.' })
  word!: string;
}

class Outer {
  @IsString({ message: 'name must be a string.' })
  name!: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => Inner)
  inner?: Inner | null;
}

class Page {
  @IsOptional()
  first?: number;
}

class Unchecked {
  first?: number;
}

const read = (value: unknown, metatype: new () => object = Outer) =>
  inputPipe.transform(value, { type: 'body', metatype }) as Promise<object>;

it('hands on the fields that a class knows, and never reads another', async () => {
  let reads = 0;
  const body = { name: 'a', inner: { word: 'b' } };
  Object.defineProperty(body, 'unknown', { enumerable: true, get: () => (reads += 1) });

  const input = await read(body);

  expect(input).toBeInstanceOf(Outer);
  expect(input).toEqual({ name: 'a', inner: { word: 'b' } });
  expect(reads).toBe(0);
});

it('checks what is nested in a field', async () => {
  await expect(read({ name: 'a', inner: { word: 5 } })).rejects.toMatchObject({
    details: { fields: [{ field: 'inner.word', message: 'word must be a string.' }] },
  });
});

it.each([[[{ name: 'a' }]], ['name'], [7]])('refuses %j where an object belongs', async (value) => {
  await expect(read(value)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('takes what is absent, and what is inherited, for no field', async () => {
  await expect(read(undefined)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(read(JSON.parse('{"__proto__":{"name":"a"}}'))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('leaves a class alone that checks nothing', async () => {
  expect(await read({ first: 5 }, Unchecked)).toEqual({ first: 5 });
});

it('looks through the decorators of all classes only once for a class that refuses nothing', async () => {
  const lookUps = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
  const page = await read({ first: 'anything', unknown: 1 }, Page);
  lookUps.mockClear();

  expect(await read({ first: 'anything', unknown: 1 }, Page)).toEqual(page);

  expect(page).toEqual({ first: 'anything' });
  expect(lookUps).not.toHaveBeenCalled();
});
