import { restFile } from '../../session/sign-in/rest';
import { saveFile } from '../../../ui/form/save-file';
import { type ProductSort, restSortingOf } from './product-sort';

/** Downloads all matching products as products.xlsx. Rejects with a RestError. */
export async function saveWorkbook(keyword: string, sort: ProductSort): Promise<void> {
  const body = { keyword, sorting: restSortingOf(sort) };
  saveFile(await restFile('/products/export', body), 'products.xlsx');
}

/** Downloads the PDF of a product. Rejects with a RestError. */
export async function savePdf(id: string): Promise<void> {
  const fileName = `Product-${id.slice(0, 6).toUpperCase()}.pdf`;
  saveFile(await restFile(`/products/pdf/${id}`, {}), fileName);
}
