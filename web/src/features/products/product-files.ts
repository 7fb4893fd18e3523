import { restFile } from '../identity/session/rest';
import { saveFile } from '../../ui/save-file';
import { type ProductSort, restSortingOf } from './product-sort';

/** Saves every product that matches as products.xlsx. Rejects with a RestError. */
export async function saveWorkbook(keyword: string, sort: ProductSort): Promise<void> {
  const body = { keyword, sorting: restSortingOf(sort) };
  saveFile(await restFile('/products/export', body), 'products.xlsx');
}

/** Saves the page of one product. Rejects with a RestError. */
export async function savePdf(id: string): Promise<void> {
  const fileName = `Product-${id.slice(0, 6).toUpperCase()}.pdf`;
  saveFile(await restFile(`/products/pdf/${id}`, {}), fileName);
}
