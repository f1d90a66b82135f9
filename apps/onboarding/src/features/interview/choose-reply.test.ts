import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/languages.ts';
import { chooseReply } from './choose-reply.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { hi } from './languages/hi.ts';
import { zh } from './languages/zh.ts';
import { loadTexts } from './load-texts.ts';
import { TOPICS } from './texts.ts';

describe('the reply to a message', () => {
  it.each([
    ['My experience is long', 'experience'],
    ['The frameworks that I use', 'frameworks'],
    ['I do the backend', 'backend'],
    ['My last project', 'projects'],
    ['Clients like it', 'clients'],
    ['I am learning Rust', 'learning'],
    ['It is my passion', 'passion'],
    ['My rates are fair', 'rates'],
  ] as const)('%s is answered about %s', (message, topic) => {
    expect(chooseReply(en, message, [])).toBe(en.topicReplies[topic]);
  });

  it('asks the next question when no topic is named', () => {
    expect(chooseReply(en, 'Hello', [])).toBe(en.followUps[0]);
    expect(chooseReply(en, 'Hello', en.followUps.slice(0, 3))).toBe(en.followUps[3]);
  });

  it('finds a topic at the beginning of a word only', () => {
    expect(chooseReply(en, 'A corporate site', [])).toBe(en.followUps[0]);
  });

  it('finds no Hindi topic inside another word', () => {
    expect(chooseReply(hi, 'मैं घर के अंदर हूँ', [])).toBe(hi.followUps[0]);
    expect(chooseReply(hi, 'मुझे सिर दर्द है', [])).toBe(hi.followUps[0]);
    expect(chooseReply(hi, 'मेरी दर', [])).toBe(hi.topicReplies.rates);
  });

  it('asks once for dollars where another currency was named', () => {
    expect(chooseReply(de, 'Mein Stundensatz ist 80 €', [])).toBe(de.dollarQuestion);
    expect(chooseReply(de, 'Wirklich 80 €', [de.dollarQuestion])).toBe(de.followUps[0]);
    expect(chooseReply(de, 'Mein Stundensatz ist $80', [])).toBe(de.topicReplies.rates);
  });

  it('does not say the same twice', () => {
    const previousTexts = [en.topicReplies.projects];
    expect(chooseReply(en, 'Another project', previousTexts)).toBe(en.followUps[0]);
  });

  it('still answers when everything has been said', () => {
    expect(en.followUps).toContain(chooseReply(en, 'Hello', en.followUps));
  });

  it('recognises the words of the chosen language and the English ones', () => {
    expect(chooseReply(de, 'Ich lerne gern', [])).toBe(de.topicReplies.learning);
    expect(chooseReply(de, 'passion', [])).toBe(de.topicReplies.passion);
    expect(chooseReply(zh, '我有很多经验', [])).toBe(zh.topicReplies.experience);
    expect(chooseReply(zh, '我做backend开发', [])).toBe(zh.topicReplies.backend);
  });
});

describe.each(LANGUAGES)('the texts in $name', ({ code }) => {
  it('are complete, and none is said twice', async () => {
    const texts = await loadTexts(code);
    expect(texts.greetings).toHaveLength(4);
    expect(texts.suggestions).toHaveLength(5);
    expect(texts.followUps).toHaveLength(20);
    const replies = TOPICS.map((topic) => texts.topicReplies[topic]);
    const { greetings, suggestions, followUps, dollarQuestion } = texts;
    const all = [...greetings, ...suggestions, ...followUps, ...replies, dollarQuestion];
    expect(new Set(all).size).toBe(38);
    expect(all.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('recognise their own word for every topic', async () => {
    const texts = await loadTexts(code);
    for (const topic of TOPICS) {
      for (const word of texts.topicKeywords[topic]) {
        expect(chooseReply(texts, `… ${word} …`, [])).toBe(texts.topicReplies[topic]);
      }
    }
  });

  it('are another language than English', async () => {
    const texts = await loadTexts(code);
    const english = new Set(code === 'en' ? [] : [...en.greetings, ...en.followUps]);
    expect([...texts.greetings, ...texts.followUps].filter((text) => english.has(text))).toEqual(
      [],
    );
  });
});
