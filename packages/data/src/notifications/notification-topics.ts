/** The topics of notifications, as people turn them on and off. The database has the same names. */
export const notificationTopics = {
  requests: {
    label: 'Requests that need your answer',
    explanation: 'New requests, deliveries to approve, requested changes and invoices.',
  },
  request_updates: {
    label: 'Request updates',
    explanation: 'Answers to your requests, approvals and what has ended.',
  },
  messages: {
    label: 'Messages',
    explanation: "New messages. By email if you haven't read them after 10 minutes.",
  },
  reviews: {
    label: 'Reviews',
    explanation: 'New reviews of your work and replies to yours.',
  },
  searches: {
    label: 'Saved searches',
    explanation: 'New matches of the searches you saved, as often as you chose there.',
  },
  reports: {
    label: 'Your reports',
    explanation: 'What our team decided about something you reported.',
  },
  account: {
    label: 'Your account',
    explanation: 'Warnings, suspensions, and when your work is featured or hidden.',
  },
} satisfies Record<string, { label: string; explanation: string }>;

export type NotificationTopic = keyof typeof notificationTopics;

/** Security is mailed always: whoever takes over an account would turn it off first. */
export type MailTopic = NotificationTopic | 'security';
