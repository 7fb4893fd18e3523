import { describe, expect, it } from '@jest/globals';
import { parse, print as printByGraphql } from 'graphql';
import { print } from '../../src/graphql/print';

describe('a document sent to the server', () => {
  it.each([
    'query Stream($scope: Scope! = FOLLOWING, $first: Int, $tags: [String!]!) @live { stream(scope: $scope, first: 20) { edges { node { id ...Face @unmask } } } }',
    'query Sizes { basic: roleSize(role: BASIC, not: -1.5e3) ... on Query @include(if: $all) { editor } ... { other(is: null, no: false) } }',
    'mutation Write { write(text: "a \\"word\\"\\nand \\\\ a line", in: { tags: ["a", "b"], deep: { on: true } }) { id } }',
    'subscription Added { postAdded { id } }',
    'fragment Face on User @x { id handle }',
    '{ viewer { id } }',
  ])('says the same as it is written: %s', (text) => {
    expect(printByGraphql(parse(print(parse(text))))).toBe(printByGraphql(parse(text)));
  });

  it('has no needless spaces', () => {
    expect(print(parse('query A($id: ID!) { post(id: $id) { id, text } }'))).toBe(
      'query A($id:ID!){post(id:$id){id text}}',
    );
  });
});
