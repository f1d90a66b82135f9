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
  ] as const)('to %s is about %s', (message, topic) => {
    expect(chooseReply(en, message, [])).toBe(en.topicReplies[topic]);
  });

  it('is the next question if the message names no topic', () => {
    expect(chooseReply(en, 'Hello', [])).toBe(en.followUps[0]);
    expect(chooseReply(en, 'Hello', en.followUps.slice(0, 3))).toBe(en.followUps[3]);
  });

  it('matches a topic only at the start of a word', () => {
    expect(chooseReply(en, 'A corporate site', [])).toBe(en.followUps[0]);
  });

  it('does not match a Hindi topic inside another word', () => {
    expect(chooseReply(hi, 'मैं घर के अंदर हूँ', [])).toBe(hi.followUps[0]);
    expect(chooseReply(hi, 'मुझे सिर दर्द है', [])).toBe(hi.followUps[0]);
    expect(chooseReply(hi, 'मेरी दर', [])).toBe(hi.topicReplies.rates);
  });

  it.each(['80 €', '80 pro Stunde', '$640 am Tag', '$80 CAD'])(
    'asks for an hourly rate in dollars after %s',
    (rate) => {
      expect(chooseReply(de, `Mein Preis: ${rate}`, [])).toBe(de.dollarQuestion);
    },
  );

  it('asks for dollars until they are named', () => {
    const { dollarQuestion } = de;
    expect(chooseReply(de, 'Wirklich 80 €', ['80 €', dollarQuestion])).toBe(dollarQuestion);
    expect(chooseReply(de, 'Also 80 €', ['80 €', dollarQuestion, '$85'])).toBe(de.followUps[0]);
    expect(chooseReply(de, 'Mein Stundensatz ist $80', [])).toBe(de.topicReplies.rates);
  });

  it('does not repeat itself', () => {
    const previousTexts = [en.topicReplies.projects];
    expect(chooseReply(en, 'Another project', previousTexts)).toBe(en.followUps[0]);
  });

  it('still exists after all texts have been used', () => {
    expect(en.followUps).toContain(chooseReply(en, 'Hello', en.followUps));
  });

  it('recognizes keywords in the chosen language and in English', () => {
    expect(chooseReply(de, 'Ich lerne gern', [])).toBe(de.topicReplies.learning);
    expect(chooseReply(de, 'passion', [])).toBe(de.topicReplies.passion);
    expect(chooseReply(zh, '我有很多经验', [])).toBe(zh.topicReplies.experience);
    expect(chooseReply(zh, '我做backend开发', [])).toBe(zh.topicReplies.backend);
  });
});

describe.each(LANGUAGES)('the texts in $name', ({ code }) => {
  it('are complete and unique', async () => {
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

  it.each(['80 €', '£80', '¥9000', '₹2000'])('ask for dollars after %s', async (rate) => {
    const texts = await loadTexts(code);
    expect(chooseReply(texts, rate, [])).toBe(texts.dollarQuestion);
  });

  it('recognize a keyword for every topic', async () => {
    const texts = await loadTexts(code);
    for (const topic of TOPICS) {
      for (const word of texts.topicKeywords[topic]) {
        expect(chooseReply(texts, `… ${word} …`, [])).toBe(texts.topicReplies[topic]);
      }
    }
  });

  it('are not in English', async () => {
    const texts = await loadTexts(code);
    const english = new Set(code === 'en' ? [] : [...en.greetings, ...en.followUps]);
    expect([...texts.greetings, ...texts.followUps].filter((text) => english.has(text))).toEqual(
      [],
    );
  });
});
