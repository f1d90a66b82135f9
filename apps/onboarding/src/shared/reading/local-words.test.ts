import { describe, expect, it } from 'vitest';
import { readSkills } from './read-skills.ts';
import { readSpecialization } from './specialization.ts';

describe('skills in other scripts', () => {
  it.each([
    ['Пишу на реакте и питоне', ['React', 'Python']],
    ['джаваскрипт, тайпскрипт, нода', ['Node.js', 'JavaScript', 'TypeScript']],
    ['реактивные двигатели и монголы', []],
    ['パイソンとタイプスクリプト', ['Python', 'TypeScript']],
    ['리액트와 파이썬, 자바 스크립트', ['React', 'Python', 'JavaScript']],
    ['रिएक्ट, नोड और पाइथन', ['React', 'Node.js', 'Python']],
    ['أعمل برياكت وبايثون وجافا سكريبت', ['React', 'Python', 'JavaScript']],
    ['我会React、Node.js和Tailwind', ['React', 'Node.js', 'Tailwind CSS']],
    ['Ich kann ReactJS, Node und TailwindCSS', ['React', 'Node.js', 'Tailwind CSS']],
    ['js and psql', ['JavaScript', 'PostgreSQL']],
    ['Node JS, Vue.js', ['Vue', 'Node.js']],
  ])('%s', (chat, skills) => {
    expect(readSkills(chat)).toEqual(skills);
  });
});

describe('the specialization in other languages', () => {
  it.each([
    ['Frontend', 'Ich arbeite im Frontend'],
    ['Frontend', 'фронтенд-разработчик'],
    ['Frontend', '我做前端开发'],
    ['Frontend', 'フロントエンドエンジニアです'],
    ['Frontend', '프론트엔드 개발자'],
    ['Frontend', 'फ्रंटएंड डेवलपर'],
    ['Frontend', 'फ़्रंटएंड डेवलपर'],
    ['Frontend', 'مطور واجهات أمامية'],
    ['Backend', 'бэкенд'],
    ['Backend', '后端'],
    ['Backend', 'バックエンド'],
    ['Backend', '백엔드'],
    ['Backend', 'बैकेंड'],
    ['Backend', 'الواجهة الخلفية'],
    ['Mobile', 'aplicaciones móviles'],
    ['Mobile', 'mobilen Apps'],
    ['Mobile', 'мобильные приложения'],
    ['Mobile', '移动应用'],
    ['Mobile', 'モバイルアプリ'],
    ['Mobile', '모바일 앱'],
    ['Mobile', 'मोबाइल ऐप'],
    ['Mobile', 'تطبيقات الجوال'],
    ['DevOps', 'девопс'],
    ['DevOps', '데브옵스'],
    [null, 'agencia inmobiliaria'],
    [null, '我喜欢移动'],
  ])('is %s: %s', (specialization, chat) => {
    expect(readSpecialization(chat)).toBe(specialization);
  });
});
