/** The token of a link in an email to a user or subscriber. */
export function mailToken(subject: string, topic: string) {
  return `${subject}.${topic}.${'5e'.repeat(32)}`;
}
