import { restFile } from '../../session/sign-in/rest';
import { saveFile } from '../../../ui/form/save-file';
import type { TableSort } from '../tables/useTableAddress';
import { restSortingOf } from './product-sort';

/** Which products a list has. */
export interface ProductFilter {
  keyword: string | null;
  isActive: boolean | null;
}

/** Downloads all matching products as products.xlsx. Rejects with a RestError. */
export async function saveWorkbook(filter: ProductFilter, sort: TableSort): Promise<void> {
  const body = { ...filter, sorting: restSortingOf(sort) };
  saveFile(await restFile('/products/export', body), 'products.xlsx');
}

/** Downloads the PDF of a product. Rejects with a RestError. */
export async function savePdf(id: string): Promise<void> {
  const fileName = `Product-${id.slice(0, 6).toUpperCase()}.pdf`;
  saveFile(await restFile(`/products/pdf/${id}`, {}), fileName);
}
