import { lacksDollarRate } from '../../shared/reading/rate.ts';
import { en } from './languages/en.ts';
import { TOPICS, type InterviewTexts, type Topic } from './texts.ts';

/**
 * The reply to a message: the dollar question if it names a rate that is not an hourly one in US dollars, the reply for the first topic
 * that it names, otherwise the next question. Texts repeat only once all of them have been used.
 */
export function chooseReply(
  texts: InterviewTexts,
  message: string,
  previousTexts: readonly string[],
) {
  const topics = TOPICS.filter((topic) => mentionsTopic(message, texts, topic));
  const replies = topics.map((topic) => texts.topicReplies[topic]);
  const first = lacksDollarRate(message) ? [texts.dollarQuestion] : [];
  const unused = [...first, ...replies, ...texts.followUps].find(
    (reply) => !previousTexts.includes(reply),
  );
  return unused ?? texts.followUps[previousTexts.length % texts.followUps.length] ?? '';
}

function mentionsTopic(message: string, texts: InterviewTexts, topic: Topic) {
  const text = message.normalize('NFC').toLowerCase();
  const keywords = [...en.topicKeywords[topic], ...texts.topicKeywords[topic]];
  return keywords.some((keyword) =>
    includesWordStart(text, keyword.normalize('NFC').toLowerCase()),
  );
}

const SPACED_SCRIPTS = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Devanagari}';
const startsInSpacedScript = new RegExp(`^[${SPACED_SCRIPTS}]`, 'u');

/** In scripts with spaces, matches only at the start of a word: 'corporate' does not match 'rate', nor 'अंदर' 'दर'. */
function includesWordStart(text: string, keyword: string) {
  if (!startsInSpacedScript.test(keyword)) return text.includes(keyword);
  const end = keyword.endsWith(' ') ? '(?![\\p{L}\\p{M}])' : '';
  return new RegExp(`(?<![${SPACED_SCRIPTS}])${keyword.trimEnd()}${end}`, 'u').test(text);
}
