import { namesOtherCurrency } from '../../shared/reading/rate.ts';
import { en } from './languages/en.ts';
import { TOPICS, type InterviewTexts, type Topic } from './texts.ts';

/**
 * The reply to a message: the question for dollars where it names another currency, the one of the first topic that it names, else
 * the next question. What was said before is said again only when everything has been said.
 */
export function chooseReply(texts: InterviewTexts, message: string, said: readonly string[]) {
  const topics = TOPICS.filter((topic) => mentions(message, texts, topic));
  const replies = topics.map((topic) => texts.topicReplies[topic]);
  const first = namesOtherCurrency(message) ? [texts.dollarQuestion] : [];
  const fresh = [...first, ...replies, ...texts.followUps].find((reply) => !said.includes(reply));
  return fresh ?? texts.followUps[said.length % texts.followUps.length] ?? '';
}

function mentions(message: string, texts: InterviewTexts, topic: Topic) {
  const text = message.normalize('NFC').toLowerCase();
  const words = [...en.topicWords[topic], ...texts.topicWords[topic]];
  return words.some((word) => beginsWord(text, word.normalize('NFC').toLowerCase()));
}

const SPACED = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Devanagari}';
const startsSpaced = new RegExp(`^[${SPACED}]`, 'u');

/** Words of spaced scripts count from their beginning only: 'rate' is not in 'corporate', nor 'दर' in 'अंदर'. Other scripts join words. */
function beginsWord(text: string, word: string) {
  if (!startsSpaced.test(word)) return text.includes(word);
  const end = word.endsWith(' ') ? '(?![\\p{L}\\p{M}])' : '';
  return new RegExp(`(?<![${SPACED}])${word.trimEnd()}${end}`, 'u').test(text);
}
