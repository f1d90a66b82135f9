import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const html = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8');

/** Opens a page whose code is kept for later, with `tags` in the template. */
function open(tags: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const script = [...page.scripts].find(({ textContent }) => textContent.includes("'later'"));
  document.head.innerHTML = `<template id="later">${tags}</template>`;
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script is text in the page, so a test can only run it as text
  new Function(script?.textContent ?? '')();
}

const isStarted = () => document.querySelector('head > link[rel=modulepreload]') !== null;
const tags = '<link rel="modulepreload" href="/s/a.js">';

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

it.each(['pointerdown', 'keydown', 'focusin'])('starts the app with the first %s', (name) => {
  open(tags);
  expect(isStarted()).toBe(false);

  document.body.dispatchEvent(new Event(name, { bubbles: true }));

  expect(isStarted()).toBe(true);
});

it('leaves the app for later while a pointer rests on the page', () => {
  open(tags);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));

  expect(isStarted()).toBe(false);
});

it('starts the app when the browser is idle', async () => {
  open(tags);
  window.dispatchEvent(new Event('load'));

  await expect.poll(isStarted).toBe(true);
});

it('starts the app at once for someone with a session', () => {
  localStorage.setItem('bolt-showcase-session', '{}');
  open(tags);

  expect(isStarted()).toBe(true);
});
