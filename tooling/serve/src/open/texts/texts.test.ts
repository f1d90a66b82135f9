import { expect, it } from 'vitest';
import { createEndpoints } from '../endpoints.ts';
import { siteTexts } from './texts.ts';

const origin = 'https://showcase.test';
const source = { api: 'https://api.test', key: 'key', origin };

const get = (path: string, contactEmail?: string) =>
  createEndpoints({ source, contactEmail }).request(path);

it('says where to report a security hole, for less than a year, where there is a contact', async () => {
  const response = await get('/.well-known/security.txt', 'help@showcase.test');
  const text = await response.text();
  const pairs = text
    .trim()
    .split('\n')
    .map((line) => line.split(': '));
  const fields = new Map(pairs.map(([name = '', value = '']) => [name, value]));

  expect(response.headers.get('content-type')).toMatch('text/plain');
  expect(fields.get('Contact')).toBe('mailto:help@showcase.test');
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(120);
  expect(days).toBeLessThan(365);
  expect((await get('/.well-known/security.txt')).status).toBe(404);
});

it('names who made the site, and how to reach them', async () => {
  expect(await (await get('/humans.txt', 'help@showcase.test')).text()).toContain(
    'Contact: help@showcase.test',
  );
  expect(await (await get('/humans.txt')).text()).not.toContain('Contact');
});

it('leads assistants to pages of this site only', async () => {
  const text = await (await get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);

  expect(text).toMatch(/^# Bolt Showcase\n\n> /);
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((link) => new URL(link).origin !== origin)).toEqual([]);
});

it('gives hosts for static files the same texts, without what needs code', async () => {
  const contactEmail = 'help@showcase.test';
  for (const { path, text } of siteTexts({ origin, contactEmail, hasEndpoints: false })) {
    const all = (await (await get(path, contactEmail)).text()).split('\n');
    const left = all.filter((line) => !/\/(?:api|mcp|feeds|oembed)\b/.test(line));
    expect(text.split('\n')).toEqual(left);
  }
});
