import { toCanonicalSkill } from '@showcase/data/skills';
import { toPlainText } from './plain-text.ts';

const JS_SUFFIX = '(?:\\.?js)?\\d*';

type Patterns = {
  /** In Latin letters. */
  latin: string;
  /** As spoken and written in other scripts. */
  other?: string;
};

/** The skills that the interview recognizes, in the order of the specification. */
const SKILLS: Record<string, Patterns> = {
  react: {
    latin: `react${JS_SUFFIX}`,
    other: 'реакт(?:а|е|ом|у)?|リアクト|리액트|रिएक्ट|रिऐक्ट|رياكت|ريأكت',
  },
  vue: { latin: `vue${JS_SUFFIX}` },
  angular: {
    latin: `angular${JS_SUFFIX}`,
    other: 'ангуляр(?:а|е|ом)?|アンギュラー|앵귤러|एंगुलर|ऐंगुलर|أنجولار|انجولار|أنغولار',
  },
  node: {
    latin: `node${JS_SUFFIX}`,
    other: 'нод(?:а|е|у|ой)|노드|नोड|نود(?![\\p{L}\\p{M}])',
  },
  python: {
    latin: 'python\\d*',
    other: 'п(?:ита|ито|айто)н(?:а|е|ом|у)?|パイソン|파이썬|पाइथन|पायथन|بايثون',
  },
  javascript: {
    latin: 'javascript|(?<!\\.)(?<!(?:react|vue|angular|node|next|express)[ -])js',
    other:
      '(?:джава|ява)\\s?скрипт(?:а|е|ом|у)?|ジャバスクリプト|자바\\s?스크립트|जावा\\s?स्क्रिप्ट|جافا\\s?سكريبت',
  },
  typescript: {
    latin: 'typescript|ts',
    other:
      'тайп\\s?скрипт(?:а|е|ом|у)?|タイプスクリプト|타입\\s?스크립트|टाइप\\s?स्क्रिप्ट|تايب\\s?سكريبت',
  },
  next: { latin: `next${JS_SUFFIX}` },
  express: { latin: `express${JS_SUFFIX}` },
  mongodb: { latin: 'mongo(?:db)?', other: 'монго(?:дб)?|モンゴ|몽고\\s?디비|मोंगो|مونغو|مونجو' },
  postgresql: {
    latin: 'postgres(?:ql)?|psql',
    other: 'постгрес(?:а|е|ом)?|ポストグレス|포스트그레|पोस्टग्रेस|بوستجر|بوستغر',
  },
  tailwind: { latin: 'tailwind(?:-?css)?\\d*', other: 'т[еа]йлвинд|テイルウィンド|테일윈드|टेलविंड' },
  css: { latin: 'css\\d*' },
  html: { latin: 'html\\d*' },
  git: { latin: 'git' },
};

const patterns = Object.entries(SKILLS).map(([skill, { latin, other }]) => ({
  name: toCanonicalSkill(skill),
  pattern: new RegExp(
    [
      `(?<![\\p{Script=Latin}\\d])(?:${latin})(?!\\p{Script=Latin})`,
      ...(other ? [`(?<!\\p{Script=Cyrillic})(?:${other})(?!\\p{Script=Cyrillic})`] : []),
    ]
      .join('|')
      .normalize('NFKC'),
    'iu',
  ),
}));

/** Returns the skills by their usual names. 'ReactJS', 'Next.js' and 'CSS3' count; 'digital' does not match 'git'. */
export function readSkills(chat: string): string[] {
  const text = toPlainText(chat);
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
