import { expect, it } from 'vitest';
import { allNamed, findAtomErrors, parseAtom, textOf } from './testing/parse-atom.ts';
import { aCreator, aProject, requestEndpoint } from '../testing/public-rows.ts';

/** What was typed, and what a reader shows of it. */
const texts: [string, string?][] = [
  ['Tom & Jerry &amp; <b>bold</b> "quoted" \'single\''],
  ['<![CDATA[a]]> and ]]> and ]]> again'],
  ['<!-- a --><?xml version="1.1"?><!DOCTYPE a [<!ENTITY b "c">]>&b;'],
  ['&#0; &#x1; &nbsp; &undefined; &'],
  ['tab\tline\nreturn\r\nend\u0085next\u2028line'],
  ['أهلا (React) 😀 \u202eabc\u2066'],
  ['\u0001a\u0008b\u000bc\u000cd\u000ee\u0010f\u001dg\u001fh', 'abcdefgh'],
  ['a\ufffeb\uffffc\ud800d\udfffe😀', 'abcde😀'],
  ['\u007f\u0080\u009f'],
];

it.each(texts)('a reader of Atom shows %j as it was typed', async (typed, shown = typed) => {
  const projects = [
    {
      ...aProject(1),
      title: typed,
      tags: [typed],
      tagline: typed,
      description: typed,
      owner: { ...aProject(1).owner, name: typed },
    },
  ];
  const users = [{ ...aCreator, name: typed }];
  const { text } = await requestEndpoint('/feeds/creators/ada-stone.atom', { projects, users });
  const feed = parseAtom(text);
  const [entry] = allNamed(feed, 'entry');

  expect(findAtomErrors(feed)).toEqual([]);
  expect(textOf(feed, 'title')).toBe(`Projects of ${shown}`);
  expect(entry && textOf(entry, 'title')).toBe(shown);
  expect(entry && allNamed(entry, 'category')[0]?.attributes.term).toBe(shown);
  expect(entry && textOf(entry, 'summary')).toContain(shown);
});

it.each(texts)('a search for %j is found in its own feed', async (typed) => {
  const query = new URLSearchParams({ q: typed });
  const { text } = await requestEndpoint(`/feeds/search.atom?${query}`, {
    projects: [aProject(1)],
  });
  expect(findAtomErrors(parseAtom(text))).toEqual([]);
});
