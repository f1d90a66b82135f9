import type { Outcome } from './mail-queue.ts';

export type Failure = {
  outcome: Exclude<Outcome, 'sent'>;
  /** The server's response, or the event, in one line. */
  response: string;
  /** The connection error without the server's words, so it is safe to log. Absent if only this mail is concerned. */
  connectionFailure?: string;
};

type SmtpError = {
  message: string;
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

const messageCodes = ['EENVELOPE', 'EMESSAGE'];
/** A wrong order of commands and missing authentication say nothing about the mail. */
const sessionResponses = [503, 530, 535, 538];

/** Whether the server will never accept this mail, or might later. */
export function describeFailure(error: unknown): Failure {
  const failure = readError(error);
  const response = toLine(failure.response ?? failure.message);
  if (!messageCodes.includes(failure.code ?? '')) {
    const code = failure.originalCode ?? failure.code ?? 'unknown';
    const answer = failure.responseCode ? ` ${failure.responseCode}` : '';
    return { outcome: 'retry', response, connectionFailure: `${code}${answer}` };
  }
  return { outcome: isPermanent(failure) ? 'failed' : 'retry', response };
}

function isPermanent({ responseCode, command }: SmtpError): boolean {
  // Not sent at all: nodemailer itself rejects the recipient, or the size that the server has announced.
  if (!responseCode) return true;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutMail && responseCode >= 500 && !sessionResponses.includes(responseCode);
}

function readError(error: unknown): SmtpError {
  if (error instanceof Error) return error;
  return { message: String(error) };
}

/** One line of at most 500 characters. */
export function toLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed();
}
