import { afterEach, expect, it } from 'vitest';
import { coverPage, uncoverPage } from './cover-page.ts';

const find = (id: string) => document.querySelector(`#${id}`) as HTMLElement;
const listInert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

afterEach(() => {
  document.body.innerHTML = '';
});

it('covers all but the upper of two dialogs, and the page until both have ended', () => {
  document.body.innerHTML = `
    <div id="page"></div>
    <div><div id="lower"></div><div><div id="upper"></div></div></div>
    <div id="settled" inert></div>`;
  coverPage(find('lower'));
  expect(listInert()).toEqual(['page', '', 'settled']);
  coverPage(find('upper'));
  expect(listInert()).toEqual(['page', 'lower', 'settled']);
  uncoverPage(find('upper'));
  expect(listInert()).toEqual(['page', '', 'settled']);
  uncoverPage(find('lower'));
  expect(listInert()).toEqual(['settled']);
});

it('leaves live regions, guards and backdrops as they are', () => {
  document.body.innerHTML = `
    <div><div id="page"></div><div id="region" aria-live="polite"></div></div>
    <span data-base-ui-focus-guard></span>
    <div role="presentation"></div>
    <div role="presentation"><div id="dialog"></div></div>`;
  coverPage(find('dialog'));
  expect(listInert()).toEqual(['page']);
  uncoverPage(find('dialog'));
});
