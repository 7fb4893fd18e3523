import type { Translation } from '../../../i18n/messages';
import type { en } from './messages.en';

export const he: Translation<typeof en> = {
  conflict: 'הטקסט הזה נשמר בינתיים בידי מישהו אחר',
  conflictText: 'שום דבר לא אבד: אפשר להשוות בין שני הטקסטים ולבחור איזה מהם יישאר.',
  theirs: 'הטקסט השמור',
  yours: 'הטקסט שלך',
  keepEditing: 'המשך עריכה',
  useTheirs: 'לקחת את הטקסט השמור',
  useYours: 'לשמור את שלי במקומו',
  tookTheirs: 'הטקסט שלך הוחלף בטקסט השמור.',

  history: 'היסטוריה',
  historyOf: 'ההיסטוריה של ”{name}”',
  noHistory: 'הטקסט הזה עוד לא נערך.',
  current: 'הטקסט הנוכחי',
  restoreVersion: 'שחזור גרסה {version}',
  restored: 'גרסה {version} שוחזרה',
  historyFailed: 'טעינת ההיסטוריה נכשלה',
  restoreFailed: 'השחזור נכשל',

  deletedTopics: 'נושאים שנמחקו',
  noDeleted: 'אין נושאים שנמחקו.',
  deletedBy: 'המחיקה: {time}, בידי {name}',
  deletedAt: 'המחיקה: {time}',
  restore: 'שחזור',
  restoreOf: 'שחזור {name}',
  topicRestored: '”{name}” חזר למקומו',
};
