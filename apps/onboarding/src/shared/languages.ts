/** The interview's languages in the order of the specification: `flag` is the mark before the name, `speech` the tag for the browser's voices. */
export const LANGUAGES = [
  { code: 'en', name: 'English', nativeName: 'English', flag: 'EN', speech: 'en-US', dir: 'ltr' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: 'ES', speech: 'es-ES', dir: 'ltr' },
  { code: 'fr', name: 'French', nativeName: 'Français', flag: 'FR', speech: 'fr-FR', dir: 'ltr' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', flag: 'DE', speech: 'de-DE', dir: 'ltr' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', flag: 'IT', speech: 'it-IT', dir: 'ltr' },
  {
    code: 'pt',
    name: 'Portuguese',
    nativeName: 'Português',
    flag: 'PT',
    speech: 'pt-BR',
    dir: 'ltr',
  },
  { code: 'ru', name: 'Russian', nativeName: 'Русский', flag: 'RU', speech: 'ru-RU', dir: 'ltr' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', flag: 'ZH', speech: 'zh-CN', dir: 'ltr' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', flag: 'JA', speech: 'ja-JP', dir: 'ltr' },
  { code: 'ko', name: 'Korean', nativeName: '한국어', flag: 'KO', speech: 'ko-KR', dir: 'ltr' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी', flag: 'HI', speech: 'hi-IN', dir: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', flag: 'AR', speech: 'ar-SA', dir: 'rtl' },
] as const;

export type Language = (typeof LANGUAGES)[number];
export type LanguageCode = Language['code'];

export function languageOf(code: unknown): Language | null {
  return LANGUAGES.find((language) => language.code === code) ?? null;
}
