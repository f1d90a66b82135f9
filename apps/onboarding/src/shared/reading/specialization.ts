import { toPlainText } from './plain-text.ts';

/** In the order of the specification, in Latin letters and as other languages write them. */
const SPECIALIZATIONS = [
  {
    name: 'Frontend',
    words:
      'front[\\s-]?end|фронт[\\s-]?[еэ]нд|前端|フロント[・ ]?エンド|프[론런]트\\s?엔드|फ\u093c?्रंट[\\s-]?(?:एं|ें)ड|فرونت\\s?[إا]?ند|(?:ال)?واجه(?:ة|ات) (?:ال)?[أا]مامية',
  },
  {
    name: 'Backend',
    words:
      'back[\\s-]?end|б[еэ]к[\\s-]?[еэ]нд|后端|後端|バック[・ ]?エンド|백\\s?엔드|बैक[\\s-]?(?:एं|ें)ड|باك\\s?[إا]?ند|(?:ال)?واجه(?:ة|ات) (?:ال)?خلفية|الخلفية البرمجية',
  },
  {
    name: 'Mobile',
    words:
      'mobile|(?<!\\p{L})m[óo]vil(?:es)?(?!\\p{L})|(?<!\\p{L})mobil|мобильн|移动端|移动应用|移动开发|手机|手機|行動應用|モバイル|スマホ|모바일|मोबाइल|موبايل|الجوال|الهاتف المحمول',
  },
  {
    name: 'DevOps',
    words: 'dev[\\s-]?ops|дев[\\s-]?опс|デブオプス|데브옵스|डेव[\\s-]?ऑप्स|ديف\\s?[أا]وبس',
  },
].map(({ name, words }) => ({ name, pattern: new RegExp(words.normalize('NFKC'), 'iu') }));

export function readSpecialization(chat: string): string | null {
  const text = toPlainText(chat);
  return SPECIALIZATIONS.find(({ pattern }) => pattern.test(text))?.name ?? null;
}
