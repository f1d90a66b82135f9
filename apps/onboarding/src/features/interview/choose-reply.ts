import { lacksDollarRate, readRate } from '../../shared/reading/rate.ts';
import { en } from './languages/en.ts';
import { TOPICS, type InterviewTexts, type Topic } from './texts.ts';

/**
 * The reply to a message: the dollar question if a rate is named, but none by the hour in US dollars; otherwise the reply for the first
 * topic that it names, otherwise the next question. Only the dollar question repeats before all texts have been used.
 */
export function chooseReply(
  texts: InterviewTexts,
  message: string,
  previousTexts: readonly string[],
) {
  if (lacksDollarRate(message) && !hasDollarRate(texts, previousTexts)) return texts.dollarQuestion;
  const topics = TOPICS.filter((topic) => mentionsTopic(message, texts, topic));
  const replies = topics.map((topic) => texts.topicReplies[topic]);
  const unused = [...replies, ...texts.followUps].find((reply) => !previousTexts.includes(reply));
  return unused ?? texts.followUps[previousTexts.length % texts.followUps.length] ?? '';
}

/** The example in the dollar question is not an answer. */
function hasDollarRate({ dollarQuestion }: InterviewTexts, previousTexts: readonly string[]) {
  return previousTexts.some((text) => text !== dollarQuestion && readRate(text) !== null);
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
