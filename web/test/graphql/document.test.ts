import { describe, expect, it } from '@jest/globals';
import { parse, print } from 'graphql';
import { documentOf } from '../../src/graphql/document';

const fragment = documentOf('fragment Face on User{id handle}');
const whole = documentOf('fragment Person on User{...Face@unmask bio}', fragment);

describe('a document written as text', () => {
  it.each([
    'query Stream($scope:Scope!,$first:Int=20,$tags:[String!]!){stream(scope:$scope,first:$first,in:{tags:$tags,only:true}){edges{node{id}}}}',
    'query Sizes{basic:roleSize(role:BASIC,not:-1) editor:roleSize(role:EDITOR)@include(if:$all)}',
    'mutation Nod($id:ID!){nodPost(id:$id){post{id nodCount}}}',
    'subscription Added{postAdded{id}}',
  ])('is read as GraphQL reads it: %s', (text) => {
    expect(print(documentOf(text))).toBe(print(parse(text)));
  });

  it('brings the fragments that it spreads, each of them once', () => {
    const document = documentOf('query Two{a{...Person}b{...Face}}', whole, fragment);
    expect(print(document)).toBe(
      print(
        parse(
          `query Two{a{...Person}b{...Face}} fragment Person on User{...Face@unmask bio} fragment Face on User{id handle}`,
        ),
      ),
    );
  });
});
