import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** What a suspended person reads of their own account. Other fields of the viewer are refused, whatever they come from. */
export const OPEN_TO_SUSPENDED: readonly string[] = ['accountState', 'dataExport', 'decisions', 'email', 'preferences'];

/** Whether a valid document selects more of the viewer than that, also behind @skip and @include. */
export function readsMoreThanSuspended(schema: GraphQLSchema, document: DocumentNode): boolean {
  let readsMore = false;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getParentType()?.name !== 'Viewer' || name.value.startsWith('__')) return;
        readsMore ||= !OPEN_TO_SUSPENDED.includes(name.value);
      },
    }),
  );
  return readsMore;
}
