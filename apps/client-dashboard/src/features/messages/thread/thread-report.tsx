import { lazyDialog } from '@showcase/kit/loading';

const ReportDialog = lazyDialog({
  name: 'report dialog',
  load: async () => (await import('@showcase/kit/moderation')).ReportDialog,
});

/** A message, or the other person. */
export type Reported = { messageId: string; text: string } | 'person';

type ThreadReportProps = { reported: Reported; personId: string; onClose: () => void };

/** Reports a message of a conversation, or its other member. */
export function ThreadReport({ reported, personId, onClose }: ThreadReportProps) {
  if (reported === 'person') {
    return (
      <ReportDialog
        target={{ kind: 'user', id: personId }}
        subject="person"
        hint="Our team doesn't see your messages. If it is about something they wrote, report that message: its menu is beside it."
        onClose={onClose}
      />
    );
  }
  const { messageId, text } = reported;
  return <ReportDialog target={{ kind: 'message', id: messageId }} text={text} onClose={onClose} />;
}
