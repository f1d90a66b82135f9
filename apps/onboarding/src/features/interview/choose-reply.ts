import { en } from './languages/en.ts';
import { TOPICS, type InterviewTexts, type Topic } from './texts.ts';

/**
 * The reply to a message: the one of the first topic that it names, else the next question. What was said before is
 * said again only when everything has been said.
 */
export function chooseReply(texts: InterviewTexts, message: string, said: readonly string[]) {
  const topics = TOPICS.filter((topic) => mentions(message, texts, topic));
  const replies = topics.map((topic) => texts.topicReplies[topic]);
  const fresh = [...replies, ...texts.followUps].find((reply) => !said.includes(reply));
  return fresh ?? texts.followUps[said.length % texts.followUps.length] ?? '';
}

function mentions(message: string, texts: InterviewTexts, topic: Topic) {
  const text = message.normalize('NFC').toLowerCase();
  const words = [...en.topicWords[topic], ...texts.topicWords[topic]];
  return words.some((word) => beginsWord(text, word.normalize('NFC').toLowerCase()));
}

/** Latin and Cyrillic words count from their beginning only: 'rate' is not in 'corporate'. Other scripts join words. */
function beginsWord(text: string, word: string) {
  const isSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u;
  if (!isSpaced.test(word)) return text.includes(word);
  return new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])${word}`, 'u').test(text);
}
