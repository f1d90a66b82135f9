import type { MailTopic } from '../notification-topics.ts';
import type { Sentence } from '../kinds/sentence.ts';

/** The one text of a user that may be in a subject is a public name. */
export type Wording = string | ((actor: string, isPurchase: boolean, count: number) => Sentence);

/** The parts of a mail beside the sentence and the link of its kind. */
export type NotificationMail = {
  topic: MailTopic;
  subject: Wording;
  /** The meaning for the reader, or the next step. */
  text?: Wording;
  /** Labels of the parameters that the mail itself contains. */
  details?: {
    title?: string;
    milestone?: string;
    due_on?: string;
    reason?: string;
    rating?: string;
    number?: string;
    cents?: string;
    names?: string;
    count?: string;
  };
  /** Of the button that leads to the notification's link. */
  button?: string;
};
