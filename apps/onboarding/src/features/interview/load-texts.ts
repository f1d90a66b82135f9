import { loadInTime } from '@showcase/remote-contract/define';
import type { LanguageCode } from '../../shared/languages.ts';
import type { InterviewTexts } from './texts.ts';

const TIMEOUT_MS = 10_000;

export const languageImports: Record<LanguageCode, () => Promise<InterviewTexts>> = {
  en: () => import('./languages/en.ts').then(({ en }) => en),
  es: () => import('./languages/es.ts').then(({ es }) => es),
  fr: () => import('./languages/fr.ts').then(({ fr }) => fr),
  de: () => import('./languages/de.ts').then(({ de }) => de),
  it: () => import('./languages/it.ts').then(({ it }) => it),
  pt: () => import('./languages/pt.ts').then(({ pt }) => pt),
  ru: () => import('./languages/ru.ts').then(({ ru }) => ru),
  zh: () => import('./languages/zh.ts').then(({ zh }) => zh),
  ja: () => import('./languages/ja.ts').then(({ ja }) => ja),
  ko: () => import('./languages/ko.ts').then(({ ko }) => ko),
  hi: () => import('./languages/hi.ts').then(({ hi }) => hi),
  ar: () => import('./languages/ar.ts').then(({ ar }) => ar),
};

/** Loads the interviewer's texts in a language. Rejects if they cannot be fetched or take too long. */
export function loadTexts(code: LanguageCode): Promise<InterviewTexts> {
  return loadInTime(languageImports[code], TIMEOUT_MS);
}
