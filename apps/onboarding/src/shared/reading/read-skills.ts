import { toCanonicalSkill } from '@showcase/data/skills';
import { toPlainText } from './plain-text.ts';

const JS_SUFFIX = '(?:\\.?js)?\\d*';

/** Patterns of the skills that the interview recognizes, in the order of the specification. */
const SKILLS = {
  react: `react${JS_SUFFIX}`,
  vue: `vue${JS_SUFFIX}`,
  angular: `angular${JS_SUFFIX}`,
  node: `node${JS_SUFFIX}`,
  python: 'python\\d*',
  javascript: 'javascript',
  typescript: 'typescript|ts',
  next: `next${JS_SUFFIX}`,
  express: `express${JS_SUFFIX}`,
  mongodb: 'mongo(?:db)?',
  postgresql: 'postgres(?:ql)?',
  tailwind: 'tailwind(?:-?css)?\\d*',
  css: 'css\\d*',
  html: 'html\\d*',
  git: 'git',
};

const patterns = Object.entries(SKILLS).map(([skill, word]) => ({
  name: toCanonicalSkill(skill),
  pattern: new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${word})(?!\\p{Script=Latin})`, 'iu'),
}));

/** Returns the skills by their usual names. 'ReactJS', 'Next.js' and 'CSS3' count; 'digital' does not match 'git'. */
export function readSkills(chat: string): string[] {
  const text = toPlainText(chat);
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
