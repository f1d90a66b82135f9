import { type HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Button, Notice } from '@showcase/ui';
import { Quote } from '../../requests/panel/panel.styles.ts';
import { focusTitleOnUnmount } from '../../requests/use-focus-after-action.ts';
import { useOffers } from '../offers-context.ts';

type MissedNoticeProps = { request: HireRequestWithHistory };

/** Why an action came too late, with what was typed for it: what was said instead is in the request. Renders nothing if none did. */
export function MissedNotice({ request }: MissedNoticeProps) {
  const { missed, setMissed } = useOffers();
  if (missed?.requestId !== request.id) return null;
  if (missed.action && request.actions.includes(missed.action)) return null;
  return (
    <div ref={focusTitleOnUnmount}>
      <Notice
        variant="warning"
        action={
          <Button size="s" onClick={() => setMissed(null)}>
            Dismiss
          </Button>
        }
      >
        {missed.sentence}. You now see the latest state.
        {missed.text && (
          <>
            {' '}
            What you wrote was not sent:
            <Quote dir="auto">{missed.text}</Quote>
          </>
        )}
      </Notice>
    </div>
  );
}
