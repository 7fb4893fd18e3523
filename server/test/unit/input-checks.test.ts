import { expect, it } from '@jest/globals';
import { TypeMetadataStorage } from '@nestjs/graphql';
import { getMetadataStorage } from 'class-validator';
import '../../src/app.module.js';

it('an input has a check for every field, or for none: one without would be left out', () => {
  const inputs = TypeMetadataStorage.getInputTypesMetadata();

  const partly = inputs.flatMap(({ target, properties = [] }) => {
    const checks = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
    const checked = new Set(checks.map(({ propertyName }) => propertyName));
    return checked.size === 0
      ? []
      : properties.filter(({ name }) => !checked.has(name)).map(({ name }) => `${target.name}.${name}`);
  });

  expect(inputs.length).toBeGreaterThan(20);
  expect(partly).toEqual([]);
});
