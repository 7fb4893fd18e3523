import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  image: 'תמונה',
  imageHint: 'JPEG, PNG, WebP או GIF. אפשר לחתוך אותה. נתוני המיקום והמצלמה נמחקים.',
  changeImage: 'החלפת התמונה',
  addImage: 'הוספת תמונה',
  removeImage: 'הסרת התמונה',
  removeImageText: 'ראשי התיבות שלך יופיעו במקומה.',
  imageSaved: 'התמונה נשמרה',
  imageRemoved: 'התמונה הוסרה',
  imageUnreadable: 'אי אפשר לקרוא את הקובץ הזה. אפשר להעלות JPEG, PNG, WebP או GIF.',
  banner: 'תמונת רקע',
  addBanner: 'הוספת תמונת רקע',
  changeBanner: 'החלפת תמונת הרקע',
  removeBanner: 'הסרת תמונת הרקע',
  removeBannerText: 'מים שקטים יופיעו במקומה.',
  bannerSaved: 'תמונת הרקע נשמרה',
  bannerRemoved: 'תמונת הרקע הוסרה',
  cropTitle: 'חיתוך התמונה',
  cropBannerTitle: 'חיתוך תמונת הרקע',
  cropStage: 'אזור החיתוך. אפשר לגרור אותו או להזיז במקשי החצים.',
  zoom: 'הגדלה',
  useImage: 'שימוש בחלק הזה',
  imageFailed: 'עדכון התמונה נכשל',
  bannerFailed: 'עדכון תמונת הרקע נכשל',
};
