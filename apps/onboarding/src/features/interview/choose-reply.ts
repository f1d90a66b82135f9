import { mentionsOtherCurrency } from '../../shared/reading/rate.ts';
import { en } from './languages/en.ts';
import { TOPICS, type InterviewTexts, type Topic } from './texts.ts';

/**
 * The reply to a message: the question for dollars where it names another currency, the one of the first topic that it names, else
 * the next question. What was said before is said again only when everything has been said.
 */
export function chooseReply(
  texts: InterviewTexts,
  message: string,
  previousTexts: readonly string[],
) {
  const topics = TOPICS.filter((topic) => mentionsTopic(message, texts, topic));
  const replies = topics.map((topic) => texts.topicReplies[topic]);
  const first = mentionsOtherCurrency(message) ? [texts.dollarQuestion] : [];
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

/** Words of spaced scripts count from their beginning only: 'rate' is not in 'corporate', nor 'दर' in 'अंदर'. Other scripts join words. */
function includesWordStart(text: string, keyword: string) {
  if (!startsInSpacedScript.test(keyword)) return text.includes(keyword);
  const end = keyword.endsWith(' ') ? '(?![\\p{L}\\p{M}])' : '';
  return new RegExp(`(?<![${SPACED_SCRIPTS}])${keyword.trimEnd()}${end}`, 'u').test(text);
}
